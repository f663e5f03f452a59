const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units: readonly [length: number, name: string][] = [
  [365.25 * day, "year"],
  [30.44 * day, "month"],
  [day, "day"],
  [hour, "hour"],
  [minute, "minute"],
];

/** 'about 2 days ago' (spec 2); milliseconds since 1970, at least a minute. */
export function relativeTime(then: number, now: number): string {
  const distance = Math.max(minute, now - then);
  for (const [length, name] of units) {
    const count = Math.round(distance / length);
    if (distance >= length || (count === 1 && distance >= length * 0.95)) {
      const whole = Math.max(1, count);
      return `about ${whole} ${name}${whole === 1 ? "" : "s"} ago`;
    }
  }
  return "about 1 minute ago";
}
