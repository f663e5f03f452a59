import type { SearchSchemaInput } from "@tanstack/react-router";
import { textParameter } from "../../../lib/url-search.ts";

type BlogSearch = { search?: string | undefined; page?: number | undefined };

const maxTermLength = 200;

/** Keeps only a term and a page from 2 up. */
export function readBlogSearch(raw: Partial<Record<keyof BlogSearch, unknown>> & SearchSchemaInput): BlogSearch {
  const search = textParameter(raw.search).trim().slice(0, maxTermLength);
  const page = Number(raw.page);
  // Named even when undefined: the router leaves raw parameters that are not returned in place.
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

export function articleCount(total: number): string {
  return `${total} ${total === 1 ? "Article" : "Articles"}`;
}

/** Sentence of the empty state (spec 2). */
export function emptyText({ search, category }: Filter): string {
  if (search) return `No results found for "${search}"`;
  return category ? `No articles found in the ${category} category` : "No articles available yet";
}
