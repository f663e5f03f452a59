import type { SearchSchemaInput } from "@tanstack/react-router";
import { textParameter } from "../../../lib/url-search.ts";

type BlogSearch = { search?: string | undefined; page?: number | undefined };

const maxTermLength = 200;

/** Keeps only the search term and a page number of at least 2. */
export function readBlogSearch(raw: Partial<Record<keyof BlogSearch, unknown>> & SearchSchemaInput): BlogSearch {
  const search = textParameter(raw.search).trim().slice(0, maxTermLength);
  const page = Number(raw.page);
  // Returned even when undefined: the router keeps any raw parameter that is missing from the result.
  return {
    search: search || undefined,
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined,
  };
}
