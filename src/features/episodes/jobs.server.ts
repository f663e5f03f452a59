import { hourMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { recordKnownEpisodeFiles } from "./files/episode-file-records.server.ts";
import { measureRecordings, reportUnknownSizes } from "./remote-media.server.ts";

export const episodeJobs: readonly NounJob[] = [
  {
    name: "remote recordings",
    everyMs: hourMs,
    atStart: true,
    async run({ context }) {
      await measureRecordings(context);
      await reportUnknownSizes(context, new Date());
    },
  },
  { name: "files of episodes", everyMs: hourMs, atStart: true, run: ({ context }) => recordKnownEpisodeFiles(context) },
];
