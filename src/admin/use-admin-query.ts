import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";

/** Always refetched, showing the previous data meanwhile. `everyMs`: milliseconds until the next poll, or false. */
export function useAdminQuery<Data>(
  key: QueryKey,
  ask: () => Promise<Data>,
  everyMs?: (data: Data | undefined) => number | false,
) {
  return useQuery({
    queryKey: ["admin", ...key],
    queryFn: () => ask(),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
    ...(everyMs && { refetchInterval: ({ state }: { state: { data: Data | undefined } }) => everyMs(state.data) }),
  });
}

/** Invalidates everything the admin area has read; `useAction` and `useChange` do it after each change. */
export function useInvalidate() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["admin"] });
}
