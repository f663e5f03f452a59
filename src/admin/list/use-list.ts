import type { ListRequest } from "../../server-context/list-request.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { useListSearch } from "./list-search.ts";

const rowKey = ({ id }: { id: number }) => String(id);

/** `key` names the answers in the query cache, below "admin"; `table` goes to the `DataTable`. */
export function useList<Filter extends string, Answer extends { total: number }>(
  key: readonly string[],
  filterNames: readonly Filter[],
  fetch: (request: ListRequest & Record<Filter, string>) => Promise<Answer>,
) {
  const [state, onChange] = useListSearch(filterNames);
  const { search, sort, page, filters } = state;
  const request = { search, sort, page, ...filters };
  const { data: list, error, refetch } = useAdminQuery([...key, request], () => fetch(request));
  const table = { rowKey, state, onChange, total: list?.total ?? 0, error, onRetry: () => void refetch() };
  return { list, request, table };
}
