import { useLocation, useNavigate } from "@tanstack/react-router";
import { textParameter } from "../../lib/url-search.ts";

/** What a list shows: it is in the URL, so that it can be linked, reloaded and gone back to. */
export type ListSearch<Filter extends string = string> = {
  search: string;
  /** A column's key, with a minus in front for descending; empty for the list's own order. */
  sort: string;
  /** From 1. */
  page: number;
  filters: Record<Filter, string>;
};

export type ListChange<Filter extends string = string> = Partial<Omit<ListSearch, "filters">> & {
  filters?: Partial<Record<Filter, string>>;
};

/** Reads a list's state from the parameters of a URL; what makes no sense counts as not there. */
export function readListSearch<Filter extends string>(
  parameters: Record<string, unknown>,
  filterNames: readonly Filter[],
): ListSearch<Filter> {
  const page = Number(parameters.page);
  return {
    search: textParameter(parameters.search),
    sort: textParameter(parameters.sort),
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
    filters: Object.fromEntries(filterNames.map((name) => [name, textParameter(parameters[name])])) as Record<
      Filter,
      string
    >,
  };
}

/** The parameters of a URL for a list's state; what is not set is left out. */
export function writeListSearch(state: ListSearch): Record<string, string | number> {
  const { search, sort, page, filters } = state;
  const entries: [string, string | number][] = [["search", search], ["sort", sort], ...Object.entries(filters)];
  if (page > 1) entries.push(["page", page]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** The state of this page's list and the way to change it; any change but that of the page leads back to the first page. */
export function useListSearch<Filter extends string = never>(filterNames: readonly Filter[] = []) {
  const parameters = useLocation({ select: ({ search }) => search as Record<string, unknown> });
  const navigate = useNavigate();
  const state = readListSearch(parameters, filterNames);
  function change(next: ListChange<Filter>): void {
    void navigate({
      to: ".",
      // A change can follow another before the page is drawn again: it starts from where that one leads.
      search: (latest: Record<string, unknown>) => {
        const { filters, ...rest } = readListSearch(latest, filterNames);
        return writeListSearch({ ...rest, page: 1, ...next, filters: { ...filters, ...next.filters } });
      },
      // Not every keystroke of a search is a place to go back to.
      replace: next.search !== undefined,
      resetScroll: next.page !== undefined,
    });
  }
  return [state, change] as const;
}
