import { dayMs, minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgeNotices } from "./notices/notices.server.ts";
import { queueWeekEmail } from "./week-email.server.ts";

export const overviewJobs: readonly NounJob[] = [
  { name: "email on Monday", everyMs: minuteMs, run: ({ context }) => queueWeekEmail(context, new Date()) },
  { name: "ended notices", everyMs: dayMs, run: ({ context }) => purgeNotices(context.db, new Date()) },
];
