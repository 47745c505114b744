/** The icon in the tab: another one when it is our turn, so that nobody has to look into the tab. */
const CALM = "/icon.svg";
const TURN = "/icon-turn.svg";

export function showTurn(isOurs: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isOurs ? TURN : CALM;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}
