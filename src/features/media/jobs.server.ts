import type { NounJob } from "../noun.ts";
import { purgeMediaFiles } from "./media-upload.server.ts";

const day = 86_400_000;

export const mediaJobs: readonly NounJob[] = [
  {
    name: "deleted media",
    everyMs: day,
    atStart: true,
    run: ({ context: { db, media } }) => purgeMediaFiles(db, media, new Date()),
  },
];
