import { hourMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgeEditing } from "./editing.server.ts";

export const draftJobs: readonly NounJob[] = [
  { name: "old drafts", everyMs: 6 * hourMs, atStart: true, run: ({ context }) => purgeEditing(context.db) },
];
