import type { NounJob } from "../noun.ts";
import { recordKnownEpisodeFiles } from "./files/episode-file-records.server.ts";
import { measureRecordings } from "./remote-media.server.ts";

const hour = 3_600_000;

export const episodeJobs: readonly NounJob[] = [
  { name: "remote recordings", everyMs: hour, atStart: true, run: ({ context }) => measureRecordings(context) },
  { name: "files of episodes", everyMs: hour, atStart: true, run: ({ context }) => recordKnownEpisodeFiles(context) },
];
