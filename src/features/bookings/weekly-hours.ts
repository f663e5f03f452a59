import { weekdays } from "../../lib/time/weekdays.ts";

/** Monday is 1; times such as "09:00" in the owner's zone. */
export type WeeklyHours = { weekday: number; starts: string; ends: string };

export function hoursProblem(hours: readonly WeeklyHours[]): string | undefined {
  const sorted = hours.toSorted((a, b) => a.weekday - b.weekday || a.starts.localeCompare(b.starts));
  for (const [index, { weekday, starts, ends }] of sorted.entries()) {
    const day = weekdays[weekday - 1];
    if (!starts || !ends) return `${day}: every line needs a start and an end.`;
    if (starts >= ends) return `${day}, ${starts} to ${ends}: choose an end after the start.`;
    const previous = sorted[index - 1];
    if (previous?.weekday === weekday && previous.ends > starts) {
      return `${day}: ${previous.starts} to ${previous.ends} and ${starts} to ${ends} overlap.`;
    }
  }
  return undefined;
}
