import type { RedirectOrigin } from "../redirect.ts";

export const originLabels: Readonly<Record<RedirectOrigin, string>> = {
  manual: "Added by hand",
  import: "From an import",
  slug: "Changed URL of a page",
};

export const sentences = {
  "no-source": "Enter the path of the old URL, such as /old-post. The home page cannot be redirected.",
  "no-target": "Enter a path of this site, such as /blog, or a whole URL.",
  never:
    "No request for this URL reaches the redirects, because it contains an escaped slash, backslash or control character.",
  page: "A page of this site answers this URL, so no one would be redirected. Delete or hide the page first.",
  private: "This URL belongs to the admin area or to private pages, which are never redirected.",
  known: "This URL is redirected already. Change that redirect instead.",
  twice: "This URL is in the file twice.",
  unreadable: "A quotation mark opens here and is never closed.",
  empty: "There is no redirect in this file.",
} as const;

export const chainProblem = (chain: readonly string[]): string =>
  new Set(chain).size < chain.length
    ? `This would go round in circles: ${chain.join(" → ")}.`
    : `This would be a chain: ${chain.join(" → ")}. Redirect straight to the last URL.`;
