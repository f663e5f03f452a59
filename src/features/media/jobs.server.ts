import { dayMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgeMediaFiles } from "./media-upload.server.ts";

export const mediaJobs: readonly NounJob[] = [
  {
    name: "deleted media",
    everyMs: dayMs,
    atStart: true,
    run: ({ context: { db, media } }) => purgeMediaFiles(db, media, new Date()),
  },
];
