/** The page: draws what a server tells, and offers the choices that it sends. */
import { mount } from "svelte";
import "./app.css";
import "./shell/shell.css";
import App from "./App.svelte";
import { foresee } from "./pages/lazy.ts";
import { router } from "./router.svelte.ts";
import { keepOffline } from "./shell/offline.ts";
import { languages } from "./words/languages.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for itself");
try {
  foresee(router.place);
  await languages.begin();
  target.replaceChildren();
  mount(App, { target });
  keepOffline();
} catch (error) {
  document.getElementById("failed")?.removeAttribute("hidden");
  throw error;
}
