/** Size of a card in pixels, as every network shows it. */
export const cardSize = { width: 1200, height: 630 };

const folder = "/cards";
const homeName = "/home";

/** The URL of the card of a page, e.g. /cards/blog/slug.png; what only filters a list has no card of its own. */
export function cardPath(pagePath: string): string {
  const path = pagePath.replace(/[?#].*$/, "");
  return `${folder}${path === "/" ? homeName : path}.png`;
}

/** The page that a card belongs to, or undefined when the URL is none of a card. */
export function cardPage(path: string): string | undefined {
  const page = /^\/cards(\/[^?#]+)\.png$/.exec(path)?.[1];
  return page === homeName ? "/" : page;
}
