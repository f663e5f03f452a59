import { weekdays } from "../../lib/time/weekdays.ts";
import { addDays, dayOf, weekdayOf, zonedMinute } from "../../lib/time/zoned-time.ts";

/** Days before the newsletter's day from which a missing issue is pressing: Thursday for Sunday. */
const leadDays = 3;
const mondayHour = 7;

/** Days such as "2026-11-26", in the owner's time zone. */
export type IssueWeek = { issueDay: string; since: string; isUrgent: boolean };

/** The next newsletter day, including today, and the day after the previous one. */
export function issueWeek(now: Date, zone: string, newsletterDay: string): IssueWeek {
  const today = dayOf(now.getTime(), zone);
  const daysAhead = (weekdays.indexOf(newsletterDay) - weekdayOf(today) + 7) % 7;
  const issueDay = addDays(today, daysAhead);
  return { issueDay, since: addDays(issueDay, -6), isUrgent: daysAhead <= leadDays };
}

/** The Monday of the week, and whether its email is due: on that day from 7:00. */
export function mondayOf(now: Date, zone: string): { monday: string; isDue: boolean } {
  const today = dayOf(now.getTime(), zone);
  const weekday = weekdayOf(today);
  return {
    monday: addDays(today, -weekday),
    isDue: weekday === 0 && Number(zonedMinute(now.getTime(), zone).slice(11, 13)) >= mondayHour,
  };
}
