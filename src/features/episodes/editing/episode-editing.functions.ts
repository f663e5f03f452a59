import { z } from "zod";
import { csv } from "../../../lib/csv/write-csv.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../../server-context/list-request.server.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { publicationStateLabels } from "../../content-drafts/editing.ts";
import { contentList, editingInput } from "../../content-drafts/editing-input.ts";
import { readRecordingFacts } from "../recording-facts.server.ts";
import { measureRecording } from "../remote-media.server.ts";
import {
  autosaveEpisode,
  listEpisodesForAdmin,
  listEpisodeVersions,
  openEpisode,
  readEpisodeContent,
  saveEpisode,
  storeEpisodeDuplicate,
} from "./episode-editing.server.ts";
import { emptyEpisode } from "./episode-editing.ts";

const input = editingInput(emptyEpisode, {
  maxId: 2_147_483_647,
  maxTextLength: 100_000,
  dateField: "createdAt",
});

export const fetchEpisodesForAdmin = adminFunction({ method: "GET" })
  .validator(contentList)
  .handler(async ({ data, context }) => listEpisodesForAdmin(context.db, data));

export const exportEpisodes = adminFunction({ method: "GET" })
  .validator(contentList)
  .handler(async ({ data, context }) => {
    const { episodes } = await listEpisodesForAdmin(context.db, data, true);
    const times = await ownerTimes(context.db);
    return csv(
      ["Episode", "Title", "Guest", "Status", times.head("Date"), "URL"],
      episodes.map(({ id, episode, title, guestName, state, createdAt }) => [
        episode,
        title,
        guestName,
        publicationStateLabels[state],
        times.at(createdAt),
        `${context.siteUrl}/episode/${id}`,
      ]),
    );
  });

export const fetchEpisodeForEditing = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => openEpisode(context.db, context.admin, data.id));

/** Creates a draft on the first autosave. */
export const saveEpisodeDraft = adminFunction({ method: "POST" })
  .validator(input.draft)
  .handler(async ({ data, context }) => autosaveEpisode(context.db, context.admin, data));

export const discardEpisodeDraft = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => {
    await discardDraft(context.db, context.admin, { kind: "episode", id: data.id });
  });

export const storeEpisode = adminFunction({ method: "POST" })
  .validator(input.save)
  .handler(async ({ data, context }) => {
    const saved = await saveEpisode(context.db, context.admin, data);
    // Not awaited: the remote server may be slow.
    if (saved.ok) void measureRecording(context, data.content.audioPlayer);
    return saved;
  });

/** @returns the new id, or null */
export const duplicateEpisode = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => storeEpisodeDuplicate(context.db, context.admin, data.id));

export const fetchEpisodeVersions = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => listEpisodeVersions(context.db, data.id));

export const fetchEpisodeVersion = adminFunction({ method: "GET" })
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "episode", id: data.id }, data.version);
    return stored ? readEpisodeContent(stored) : null;
  });

/** Null if the URL isn't a media file. */
export const fetchRecordingFacts = adminFunction({ method: "GET" })
  .validator(z.object({ id: input.item.shape.id, audioPlayer: z.string().max(1000) }))
  .handler(async ({ data, context }) => readRecordingFacts(context, data));
