import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../../server-context/admin-only.functions.ts";
import { readEpisodeFiles, storeChapters, storeTranscript } from "./episode-files.server.ts";
import { maxChaptersLength, maxTranscriptLength } from "./episode-files.ts";

const owner = z.object({ id: z.number().int().min(0).max(2_147_483_647), audioPlayer: z.string().max(1000) });

export const fetchEpisodeFiles = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(owner)
  .handler(async ({ data, context }) => readEpisodeFiles(context, data));

/** Refuses if the file changed since it was read. */
export const storeEpisodeChapters = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(owner.extend({ base: z.string().max(200), text: z.string().max(maxChaptersLength) }))
  .handler(async ({ data, context }) => storeChapters(context, context.admin, data));

/** Empty text removes it. */
export const storeEpisodeTranscript = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(owner.extend({ text: z.string().max(maxTranscriptLength) }))
  .handler(async ({ data, context }) => storeTranscript(context, context.admin, data));
