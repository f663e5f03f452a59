import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { maxTranscriptLength } from "../files/episode-files.ts";
import {
  correctCue,
  discardTranscription,
  publishTranscription,
  readTranscription,
  requestTranscription,
} from "./transcriptions.server.ts";

const id = z.number().int().min(0).max(2_147_483_647);
const idInput = z.object({ id });

export const fetchTranscription = adminFunction({ method: "GET" })
  .validator(idInput)
  .handler(async ({ data, context }) => readTranscription(context, data.id));

/** Queues the recording; the job sends it to the service in chunks. */
export const startTranscription = adminFunction({ method: "POST" })
  .validator(idInput)
  .handler(async ({ data, context }) => requestTranscription(context, context.admin, data.id));

/** Also cancels a running one. */
export const discardTranscriptionDraft = adminFunction({ method: "POST" })
  .validator(idInput)
  .handler(async ({ data, context }) => discardTranscription(context, data.id));

export const correctTranscriptionCue = adminFunction({ method: "POST" })
  .validator(
    z.object({
      id,
      index: z.number().int().min(0).max(maxTranscriptLength),
      change: z.union([
        z.strictObject({ speaker: z.string().max(200) }),
        z.strictObject({ text: z.string().max(10_000) }),
      ]),
    }),
  )
  .handler(async ({ data: { id: episodeId, ...cue }, context }) => correctCue(context, { episodeId, ...cue }));

export const publishTranscriptionDraft = adminFunction({ method: "POST" })
  .validator(z.object({ id, audioPlayer: z.string().max(1000) }))
  .handler(async ({ data, context }) => publishTranscription(context, context.admin, data));
