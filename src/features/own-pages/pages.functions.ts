import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../lib/web-url.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import type { OpenedPreview } from "../content-drafts/preview-link.ts";
import { closedPreview, openPreviewLink } from "../content-drafts/preview-links.server.ts";
import { previewPage } from "./editing/page-editing.server.ts";
import type { OwnPage } from "./page.ts";
import { getOwnPage, readableSections } from "./pages.server.ts";

export const fetchOwnPage = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.string().max(maxUrlLength))
  .handler(async ({ data, context }): Promise<OwnPage | null> => {
    const page = await getOwnPage(context.db, data);
    return page && { ...page, sections: readableSections(context.site, page.sections) };
  });

export const fetchSharedPage = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token: z.string().max(maxUrlLength) }))
  .handler(async ({ data, context }): Promise<OpenedPreview<{ page: OwnPage }>> => {
    const link = await openPreviewLink(context, "page", data.token, new Date());
    if ("state" in link) return closedPreview(link);
    const page = await previewPage(context, link.user, link.id);
    return page ? { state: "open", expiresAt: link.expiresAt, page } : closedPreview({ state: "gone" });
  });
