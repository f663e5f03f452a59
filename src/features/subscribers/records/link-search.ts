import { textParameter } from "../../../lib/url-search.ts";

export type LinkSearch = { token: string; done?: "yes" };

/** A missing token means a truncated link. */
export function readLinkSearch(raw: { token?: unknown; done?: unknown }): LinkSearch {
  return { token: textParameter(raw.token), ...(raw.done === "yes" ? { done: "yes" } : {}) };
}
