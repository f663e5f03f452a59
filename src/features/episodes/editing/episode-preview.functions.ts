import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../../lib/web-url.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { plainInput } from "../../../server-context/plain-input.functions.ts";
import type { OpenedPreview } from "../../content-drafts/preview-link.ts";
import { closedPreview, openPreviewLink } from "../../content-drafts/preview-links.server.ts";
import { type EpisodePreview, previewEpisode } from "./episode-preview.server.ts";

export const fetchEpisodePreview = adminFunction({ method: "GET" })
  .validator(z.object({ id: z.number().int().min(0).max(2_147_483_647) }))
  .handler(async ({ data, context }) => previewEpisode(context, context.admin, data.id));

export const fetchSharedEpisode = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token: z.string().max(maxUrlLength) }))
  .handler(async ({ data, context }): Promise<OpenedPreview<EpisodePreview>> => {
    const link = await openPreviewLink(context, "episode", data.token, new Date());
    if ("state" in link) return closedPreview(link);
    const preview = await previewEpisode(context, link.user, link.id);
    return preview ? { state: "open", expiresAt: link.expiresAt, ...preview } : closedPreview({ state: "gone" });
  });
