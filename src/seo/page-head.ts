import { siteFacts } from "../site/site-facts.ts";
import { siteOrigin } from "./site-origin.ts";

export type PageHeadFacts = {
  /** The page's own name; the owner's name is added. */
  title: string;
  description: string;
  /** Root-relative address of the page, without what only filters it. */
  path: string;
  keywords?: string | undefined;
  noindex?: boolean;
};

/** Title, description, canonical address and robots of a page (specification, "Page metadata"). */
export function pageHead({ title, description, path, keywords, noindex = false }: PageHeadFacts) {
  return {
    meta: [
      { title: `${title} - ${siteFacts.name}` },
      { name: "description", content: description },
      ...(keywords ? [{ name: "keywords", content: keywords }] : []),
      { name: "robots", content: noindex ? "noindex, follow" : "index, follow" },
    ],
    links: [{ rel: "canonical", href: siteOrigin() + path }],
  };
}
