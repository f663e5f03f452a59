/** Monday is 1; times such as "09:00" in the owner's zone. */
export type WeeklyHours = { weekday: number; starts: string; ends: string };

export function hoursProblem(hours: readonly WeeklyHours[]): string | undefined {
  const sorted = hours.toSorted((a, b) => a.weekday - b.weekday || a.starts.localeCompare(b.starts));
  for (const [index, { weekday, starts, ends }] of sorted.entries()) {
    if (!starts || !ends) return "Every line needs a start and an end.";
    if (starts >= ends) return `${starts} to ${ends}: the end is before the start.`;
    const previous = sorted[index - 1];
    if (previous?.weekday === weekday && previous.ends > starts) {
      return `${previous.starts} to ${previous.ends} and ${starts} to ${ends} overlap.`;
    }
  }
  return undefined;
}
