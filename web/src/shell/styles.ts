/**
 * Styles of parts that are loaded later. The bundler's loader takes a style for loaded that could not be had; here it is
 * remembered, and asked for again before the part is.
 */
const lost = new Set<string>();

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    lost.add(target.href);
    target.remove();
  },
  true,
);

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
