import { countedText, fillText } from "../../../facts/tokens.ts";
import { listWords } from "./list-copy.ts";

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
