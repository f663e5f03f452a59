import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { withSession } from "./sign-in-again.ts";

/** Always refetched, showing the previous data meanwhile; asks for a new sign-in when the session has ended. */
export function useAdminQuery<Data>(key: QueryKey, ask: () => Promise<Data>) {
  return useQuery({
    queryKey: ["admin", ...key],
    queryFn: () => withSession(ask),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
  });
}

/** Invalidates all queries below a key, such as ["leads"]. */
export function useInvalidate() {
  const queryClient = useQueryClient();
  return (...key: string[]) => queryClient.invalidateQueries({ queryKey: ["admin", ...key] });
}
