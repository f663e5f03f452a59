import { useLocation, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { publicationStateLabels } from "../../features/content-drafts/editing.ts";
import { textParameter } from "../../lib/url-search.ts";
import { maxSearchLength, maxSortLength } from "../../server-context/list-request.ts";

export const stateFilter = {
  name: "state",
  all: "All statuses",
  options: Object.entries(publicationStateLabels).map(([value, label]) => ({ value, label })),
} as const;

/** In the URL, so that it survives links, reloads and Back. */
export type ListSearch<Filter extends string = string> = {
  search: string;
  /** Column key, with "-" in front for descending; empty for the default order. */
  sort: string;
  /** From 1. */
  page: number;
  filters: Record<Filter, string>;
};

export type ListChange<Filter extends string = string> = Partial<Omit<ListSearch, "filters">> & {
  filters?: Partial<Record<Filter, string>>;
};

/** Invalid parameters count as absent. */
export function readListSearch<Filter extends string>(
  parameters: Record<string, unknown>,
  filterNames: readonly Filter[],
): ListSearch<Filter> {
  const page = Number(parameters.page);
  return {
    search: textParameter(parameters.search).slice(0, maxSearchLength),
    sort: textParameter(parameters.sort).slice(0, maxSortLength),
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
    filters: Object.fromEntries(filterNames.map((name) => [name, textParameter(parameters[name])])) as Record<
      Filter,
      string
    >,
  };
}

/** Leaves defaults out. */
export function writeListSearch(state: ListSearch): Record<string, string | number> {
  const { search, sort, page, filters } = state;
  const entries: [string, string | number][] = [["search", search], ["sort", sort], ...Object.entries(filters)];
  if (page > 1) entries.push(["page", page]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** Any other change resets the page to the first. */
export function useListSearch<Filter extends string>(filterNames: readonly Filter[]) {
  const parameters = useLocation({ select: ({ search }) => search as Record<string, unknown> });
  const router = useRouter();
  const [listPath] = useState(router.latestLocation.pathname);
  const state = readListSearch(parameters, filterNames);
  function change(next: ListChange<Filter>, options: { isReplaced?: boolean } = {}): void {
    // A debounced search can fire after navigating away.
    if (router.latestLocation.pathname !== listPath) return;
    void router.navigate({
      to: ".",
      // Several changes may precede a render: each starts from the latest state.
      search: (latest: Record<string, unknown>) => {
        const { filters, ...rest } = readListSearch(latest, filterNames);
        return writeListSearch({ ...rest, page: 1, ...next, filters: { ...filters, ...next.filters } });
      },
      // Keystrokes of a search don't add history entries.
      replace: options.isReplaced ?? next.search !== undefined,
      resetScroll: next.page !== undefined,
    });
  }
  return [state, change] as const;
}
