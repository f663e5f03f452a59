import type { SearchSchemaInput } from "@tanstack/react-router";
import { textParameter } from "../../../lib/url-search.ts";

/** What the URL of a list says: the term that was searched for and the page, both only when they matter. */
export type BlogSearch = { search?: string | undefined; page?: number | undefined };

const maxTermLength = 200;

/** Reads the list's parameters from a URL; everything but a term or a page from 2 up is left out. */
export function readBlogSearch(raw: Partial<Record<keyof BlogSearch, unknown>> & SearchSchemaInput): BlogSearch {
  const search = textParameter(raw.search).trim().slice(0, maxTermLength);
  const page = Number(raw.page);
  // Named even when undefined: the router leaves a raw parameter in place that is not returned.
  return {
    search: search || undefined,
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined,
  };
}

type Filter = { search?: string | undefined; category?: string | undefined };

/** '{category} Articles', 'Search Results: "{term}"' or 'Latest Articles' (spec 2). */
export function listHeading({ search, category }: Filter): string {
  if (category) return `${category} Articles`;
  return search ? `Search Results: "${search}"` : "Latest Articles";
}

/** '1 Article', '25 Articles' */
export function articleCount(total: number): string {
  return `${total} ${total === 1 ? "Article" : "Articles"}`;
}

/** The sentence of the empty state (spec 2). */
export function emptyText({ search, category }: Filter): string {
  if (search) return `No results found for "${search}"`;
  return category ? `No articles found in the ${category} category` : "No articles available yet";
}
