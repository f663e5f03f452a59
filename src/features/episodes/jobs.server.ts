import { hourMs, secondMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { backfillEpisodeFiles } from "./files/episode-file-records.server.ts";
import { measureRecordings, reportUnknownSizes } from "./remote-media.server.ts";
import { runTranscriptions } from "./transcription/transcriptions.server.ts";

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
  {
    name: "transcriptions",
    everyMs: 10 * secondMs,
    atStart: true,
    isWanted: ({ context }) => context.transcribeService !== undefined,
    run: ({ context, stopping }) => runTranscriptions(context, stopping),
  },
  { name: "files of episodes", everyMs: hourMs, atStart: true, run: ({ context }) => backfillEpisodeFiles(context) },
];
