import { textParameter } from "../../../lib/url-search.ts";

/** What the URL of a page behind an email's link says. */
export type LinkSearch = { token: string; done?: "yes" };

/** Reads a link's token and whether its button has just been pressed; a link without a token is one that was cut off. */
export function readLinkSearch(raw: { token?: unknown; done?: unknown }): LinkSearch {
  return { token: textParameter(raw.token), ...(raw.done === "yes" ? { done: "yes" } : {}) };
}
