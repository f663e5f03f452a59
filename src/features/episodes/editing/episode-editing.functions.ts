import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { csv } from "../../../lib/csv/write-csv.ts";
import { adminOnly } from "../../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../../server-context/list-request.server.ts";
import { someIds } from "../../../server-context/list-request.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { publicationStateLabels } from "../../content-drafts/editing.ts";
import { contentList, editingInput } from "../../content-drafts/editing-input.ts";
import { readRecordingFacts } from "../recording-facts.server.ts";
import { measureRecording } from "../remote-media.server.ts";
import {
  autosaveEpisode,
  deleteEpisodes,
  listEpisodesForAdmin,
  listEpisodeVersions,
  openEpisode,
  readEpisodeContent,
  restoreDeletedEpisodes,
  saveEpisode,
  storeEpisodeDuplicate,
} from "./episode-editing.server.ts";
import { emptyEpisode, type RecordingFacts } from "./episode-editing.ts";

const input = editingInput(emptyEpisode, {
  maxId: 2_147_483_647,
  maxTextLength: 100_000,
  dateField: "createdAt",
});

export const fetchEpisodesForAdmin = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(contentList)
  .handler(async ({ data, context }) => listEpisodesForAdmin(context.db, data));

export const exportEpisodes = createServerFn({ method: "GET" })
  .middleware([adminOnly])
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

export const fetchEpisodeForEditing = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => openEpisode(context.db, context.admin, data.id));

/** The first words create a draft. */
export const saveEpisodeDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.draft)
  .handler(async ({ data, context }) => autosaveEpisode(context.db, context.admin, data));

export const discardEpisodeDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => {
    await discardDraft(context.db, context.admin, { kind: "episode", id: data.id });
  });

export const storeEpisode = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.save)
  .handler(async ({ data, context }) => {
    const saved = await saveEpisode(context.db, context.admin, data);
    // Not awaited: the remote server may be slow.
    if (saved.ok) void measureRecording(context, data.content.audioPlayer);
    return saved;
  });

/** @returns the new id, or null */
export const duplicateEpisode = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => storeEpisodeDuplicate(context.db, context.admin, data.id));

export const removeEpisodes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    await deleteEpisodes(context.db, context.admin, data.ids);
  });

export const restoreEpisodes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    await restoreDeletedEpisodes(context.db, context.admin, data.ids);
  });

export const fetchEpisodeVersions = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => listEpisodeVersions(context.db, data.id));

export const fetchEpisodeVersion = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "episode", id: data.id }, data.version);
    return stored ? readEpisodeContent(stored) : null;
  });

/** Null if the URL names no media file. */
export const fetchRecordingFacts = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(z.object({ id: input.item.shape.id, audioPlayer: z.string().max(1000) }))
  .handler(async ({ data, context }): Promise<RecordingFacts | null> => {
    return readRecordingFacts(context, data);
  });
