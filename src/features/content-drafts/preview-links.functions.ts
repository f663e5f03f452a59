import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { createPreviewLink, listPreviewLinks, withdrawPreviewLink } from "./preview-links.server.ts";

const item = z.object({
  kind: z.enum(["article", "episode", "page"]),
  id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const fetchPreviewLinks = adminFunction({ method: "GET" })
  .validator(item)
  .handler(async ({ data, context }) => listPreviewLinks(context, data, new Date()));

/** @returns the links that work, the new one first */
export const addPreviewLink = adminFunction({ method: "POST" })
  .validator(item)
  .handler(async ({ data, context }) => {
    const now = new Date();
    await createPreviewLink(context, context.admin, data, now);
    return listPreviewLinks(context, data, now);
  });

/** @returns the links that still work */
export const endPreviewLink = adminFunction({ method: "POST" })
  .validator(item.extend({ link: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))
  .handler(async ({ data, context }) => {
    await withdrawPreviewLink(context.db, context.admin, data);
    return listPreviewLinks(context, data, new Date());
  });
