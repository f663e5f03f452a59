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
