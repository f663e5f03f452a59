import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";

/** Always refetches, showing the previous data meanwhile. `everyMs`: milliseconds until the next poll, or false. */
export function useAdminQuery<Data>(
  key: QueryKey,
  load: () => Promise<Data>,
  everyMs?: (data: Data | undefined) => number | false,
) {
  return useQuery({
    queryKey: ["admin", ...key],
    queryFn: () => load(),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
    ...(everyMs && { refetchInterval: ({ state }: { state: { data: Data | undefined } }) => everyMs(state.data) }),
  });
}

/** Invalidates all queries of the admin area; `useAction` and `useChange` do it after each change. */
export function useInvalidate() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["admin"] });
}
