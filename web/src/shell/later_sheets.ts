/** Sheets that any page may open. */
import { Later } from "./later.svelte.ts";

export const settingsSheet = new Later(async () => (await import("./SettingsSheet.svelte")).default);
export const nameSheet = new Later(async () => (await import("../table/NameSheet.svelte")).default);
