import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { createPreviewLink, listPreviewLinks, withdrawPreviewLink } from "./preview-links.server.ts";

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const item = z.object({ kind: z.enum(["article", "episode", "page"]), id });

export const fetchPreviewLinks = adminFunction({ method: "GET" })
  .validator(item)
  .handler(async ({ data, context }) => listPreviewLinks(context, data, new Date()));

/** @returns the valid links, the new one first */
export const addPreviewLink = adminFunction({ method: "POST" })
  .validator(item)
  .handler(async ({ data, context }) => {
    const now = new Date();
    await createPreviewLink(context, context.admin, data, now);
    return listPreviewLinks(context, data, now);
  });

/** @returns the links that are still valid */
export const endPreviewLink = adminFunction({ method: "POST" })
  .validator(item.extend({ link: id }))
  .handler(async ({ data, context }) => {
    await withdrawPreviewLink(context.db, context.admin, data);
    return listPreviewLinks(context, data, new Date());
  });
