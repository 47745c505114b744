/**
 * Styles of parts that are loaded later. The bundler's loader takes a style for loaded that could not be had; here it is
 * remembered, and asked for again before the part is.
 */
const lost = new Set<string>();

function lose(link: HTMLLinkElement): void {
  lost.add(link.href);
  link.remove();
}

// The styles that the page itself names have come before its script runs, or never will.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (!hasRules(link)) lose(link);
addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && lose(target), true);

/** Of a style that could not be had browsers have none, or will not tell them. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

/** Throws if there is still a style that cannot be had. */
export async function restyle(): Promise<void> {
  await Promise.all([...lost].map(ask));
}

function ask(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => {
      lost.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`there is no ${href} now`));
    document.head.append(link);
  });
}
