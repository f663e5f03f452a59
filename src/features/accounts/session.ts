import { queryOptions } from "@tanstack/react-query";
import { minuteMs } from "../../lib/time/durations.ts";
import { readSession } from "./identity-client.ts";

/** Refetched every minute while the window is visible, and at once when it becomes visible again (spec 4). */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ["session"],
    queryFn: readSession,
    staleTime: minuteMs / 2,
    refetchInterval: minuteMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: "always",
    retry: 1,
  });
