// It is your turn: a sound, a mark on the tab, a notice of the browser. Each only for those who
// want it, and the notice only while the page is not looked at.

import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** Two soft notes, made here. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    [523.25, 783.99].forEach((pitch, at) => {
      const [tone, volume] = [audio!.createOscillator(), audio!.createGain()];
      tone.type = "sine";
      tone.frequency.value = pitch;
      const start = now + at * 0.14;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.16, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
      tone.connect(volume).connect(audio!.destination);
      tone.start(start);
      tone.stop(start + 0.75);
    });
  } catch {
    // A browser without sound.
  }
}

/** Ask whether the browser may show notices; whether it may. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

let plain = "";

/** A mark on the icon of the tab, and where the system can, on that of the program. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) {
    plain ||= icon.href;
    icon.href = on ? plain.replace("icon.svg", "icon-turn.svg") : plain;
  }
  const program = navigator as Navigator & {
    setAppBadge?: (count?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (on ? program.setAppBadge?.() : program.clearAppBadge?.())?.catch(() => undefined);
}

/** Call somebody to the table. */
export function call(title: string, body: string, tag: string): void {
  if (settings.sound) chime();
  if (!document.hidden || !settings.notices) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
