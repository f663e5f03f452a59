import { z } from "zod";
import { isWebUrl, maxUrlLength } from "../../lib/web-url.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { listFilter, listRequest, oneId } from "../../server-context/list-request.ts";
import { fetchBookmark } from "./bookmark.server.ts";
import * as media from "./media.server.ts";
import { restoreReplacement } from "./replacements.server.ts";

const mediaList = listRequest.extend({ kind: listFilter(["image", "audio", "document"]) });

export const fetchMedia = adminFunction({ method: "GET" })
  .validator(mediaList)
  .handler(async ({ data, context }) => media.listMedia(context.db, data));

export const fetchMediaEntry = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => media.getMedia(context.db, data.id));

export const saveMediaAlt = adminFunction({ method: "POST" })
  .validator(oneId.extend({ alt: z.string().trim().min(1).max(500) }))
  .handler(async ({ data, context }) => media.setMediaAlt(context.db, data.id, data.alt, context.admin.email));

export const deleteMedia = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => media.deleteMedia(context.db, data.id, context.admin.email, new Date()));

/** `id` is that of the replacement. */
export const restoreReplacedMedia = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => restoreReplacement(context, data.id, context.admin.email));

/** For the card of a link: the metadata of its page, if that can be fetched. */
export const readBookmark = adminFunction({ method: "POST" })
  .validator(z.object({ url: z.string().max(maxUrlLength).refine(isWebUrl) }))
  .handler(async ({ data, context }) => fetchBookmark(data.url, { ...context, actor: context.admin.email }));
