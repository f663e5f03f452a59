/** Pixels, as social networks show it. */
export const cardSize = { width: 1200, height: 630 };

/** Card of the whole site. */
export const siteCardPath = "/card.png";

const folder = "/cards";
const homeName = "/home";

/** Such as /cards/blog/slug.png; filters of a list share its card. */
export function cardPath(pagePath: string): string {
  const path = pagePath.replace(/[?#].*$/, "");
  return `${folder}${path === "/" ? homeName : path}.png`;
}

/** The page of a card's path; undefined for other paths. */
export function cardPage(path: string): string | undefined {
  const page = /^\/cards(\/[^?#]+)\.png$/.exec(path)?.[1];
  return page === homeName ? "/" : page;
}
