import { queryOptions } from "@tanstack/react-query";
import { readSession } from "./identity-client.ts";

const minute = 60_000;

/**
 * Who is signed in, or null. Asked again every minute while the window is visible: a hidden one stops asking, and asks at
 * once when it is looked at again (spec 4).
 */
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
