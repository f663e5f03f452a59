import type { SearchSchemaInput } from "@tanstack/react-router";
import { countedText, fillText } from "../../../facts/tokens.ts";
import { textParameter } from "../../../lib/url-search.ts";
import { listWords } from "./list-copy.ts";

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
export function listHeading({ search, category }: Filter, words = listWords.defaults): string {
  if (category) return fillText(words.inCategory, { category });
  return search ? fillText(words.results, { term: search }) : words.latest;
}

export const articleCount = (total: number, words = listWords.defaults): string => countedText(words.count, total);

/** Sentence of the empty state (spec 2). */
export function emptyText({ search, category }: Filter, words = listWords.defaults): string {
  if (search) return fillText(words.noResults, { term: search });
  return category ? fillText(words.noneInCategory, { category }) : words.none;
}
