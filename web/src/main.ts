import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { keepForOffline } from "./device/updates.svelte";
import { app } from "./lib/app.svelte";
import { onDevice } from "./lib/reach";
import { watchAddress } from "./lib/router.svelte";
import { watchSettings } from "./lib/settings.svelte";

watchSettings();
watchAddress();
void app.start();
mount(App, { target: document.getElementById("app")! });
if (onDevice) void keepForOffline();
