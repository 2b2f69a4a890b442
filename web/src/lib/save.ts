// A text that is saved as a file.

export function saveText(text: string, name: string): void {
  const saving = document.createElement("a");
  saving.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  saving.download = name;
  saving.click();
  setTimeout(() => URL.revokeObjectURL(saving.href), 10_000);
}
