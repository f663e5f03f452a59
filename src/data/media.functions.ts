import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { listRequest, oneId } from "./admin-list.ts";

const mediaList = listRequest.extend({ kind: z.enum(["", "image", "audio", "document"]).catch("") });

export const fetchMedia = createServerFn({ method: "GET" })
  .validator(mediaList)
  .handler(async ({ data, context }) => {
    await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./media.server.ts")).listMedia(context.db, data);
  });

export const fetchMediaEntry = createServerFn({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./media.server.ts")).getMedia(context.db, data.id);
  });

export const saveMediaAlt = createServerFn({ method: "POST" })
  .validator(oneId.extend({ alt: z.string().trim().min(1).max(500) }))
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./media.server.ts")).setMediaAlt(context.db, data.id, data.alt, admin.email);
  });

export const deleteMedia = createServerFn({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./media.server.ts")).deleteMedia(context.db, data.id, admin.email, new Date());
  });

export const restoreMedia = createServerFn({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./media.server.ts")).restoreMedia(context.db, data.id, admin.email);
  });
