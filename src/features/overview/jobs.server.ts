import type { NounJob } from "../noun.ts";
import { purgeNotices } from "./notices/notices.server.ts";
import { queueWeekEmail } from "./week-email.server.ts";

const minute = 60_000;
const day = 86_400_000;

export const overviewJobs: readonly NounJob[] = [
  { name: "email on Monday", everyMs: minute, run: ({ context }) => queueWeekEmail(context, new Date()) },
  { name: "ended notices", everyMs: day, run: ({ context }) => purgeNotices(context.db, new Date()) },
];
