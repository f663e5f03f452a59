import type { NounJob } from "../noun.ts";
import { purgeEditing } from "./editing.server.ts";

const hour = 3_600_000;

export const draftJobs: readonly NounJob[] = [
  { name: "old drafts", everyMs: 6 * hour, atStart: true, run: ({ context }) => purgeEditing(context.db) },
];
