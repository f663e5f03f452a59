import { useQuery } from "@tanstack/react-query";
import { byDay, spanOfMonth } from "../../../lib/zoned-time.ts";
import type { TimesSource } from "../slot-list.ts";

/** The free times of a month in a zone, by day, for a length in minutes or else the usual one; others book meanwhile, so they are asked for again after a while. */
export function useMonthTimes(source: TimesSource, month: string, zone: string, length?: number) {
  const { data, status, error, refetch } = useQuery({
    queryKey: ["slots", source.key, length ?? "usual", month],
    queryFn: () => source.load({ ...spanOfMonth(month), minutes: length }),
    staleTime: 20_000,
    refetchInterval: 60_000,
    retry: 1,
  });
  const days = byDay(data?.times ?? [], zone);
  for (const day of days.keys()) if (!day.startsWith(month)) days.delete(day);
  return {
    status,
    error,
    closed: data === null,
    until: data?.until,
    minutes: data?.minutes,
    lengths: data?.lengths,
    days,
    refetch,
  };
}
