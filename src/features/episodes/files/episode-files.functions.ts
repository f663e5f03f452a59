import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { readEpisodeFiles, storeChapters, storeTranscript } from "./episode-files.server.ts";
import { maxChaptersLength, maxTranscriptLength } from "./episode-files.ts";

const owner = z.object({ id: z.number().int().min(0).max(2_147_483_647), audioPlayer: z.string().max(1000) });

export const fetchEpisodeFiles = adminFunction({ method: "GET" })
  .validator(owner)
  .handler(async ({ data, context }) => readEpisodeFiles(context, data));

/** Rejects if the file has changed since it was read. */
export const storeEpisodeChapters = adminFunction({ method: "POST" })
  .validator(owner.extend({ base: z.string().max(200), text: z.string().max(maxChaptersLength) }))
  .handler(async ({ data, context }) => storeChapters(context, context.admin, data));

/** Empty text removes it. */
export const storeEpisodeTranscript = adminFunction({ method: "POST" })
  .validator(owner.extend({ text: z.string().max(maxTranscriptLength) }))
  .handler(async ({ data, context }) => storeTranscript(context, context.admin, data));
