/** Arrow keys go from one button to the next within a group. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function step(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  const isEnd = event.key === "Home" || event.key === "End";
  if (by === undefined && !isEnd) return;
  const group = event.currentTarget as HTMLElement;
  const found = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  if (found.length === 0) return;
  event.preventDefault();
  const at = found.indexOf(document.activeElement as HTMLButtonElement);
  let next = 0;
  if (event.key === "End") next = found.length - 1;
  else if (by !== undefined && at >= 0) next = (at + by + found.length) % found.length;
  found[next]?.focus();
}
