import { queryOptions } from "@tanstack/react-query";
import { readSession } from "./identity-client.ts";

const minute = 60_000;

/** Refetched every minute while the window is visible, and at once when it becomes visible again (spec 4). */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ["session"],
    queryFn: readSession,
    staleTime: minute / 2,
    refetchInterval: minute,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: "always",
    retry: 1,
  });
