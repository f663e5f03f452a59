import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../../lib/web-url.ts";
import { plainInput } from "../../../server-context/plain-input.functions.ts";
import type { OpenedPreview } from "../../content-drafts/preview-link.ts";
import { closedPreview, openPreviewLink } from "../../content-drafts/preview-links.server.ts";
import type { ReadableArticle } from "../article.ts";
import { withDrawnCover } from "../draw-cover.server.ts";
import { readArticlePage } from "../readable-html.server.ts";
import { previewArticle } from "./article-editing.server.ts";

export const fetchSharedArticle = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token: z.string().max(maxUrlLength) }))
  .handler(async ({ data, context }): Promise<OpenedPreview<{ article: ReadableArticle }>> => {
    const link = await openPreviewLink(context, "article", data.token, new Date());
    if ("state" in link) return closedPreview(link);
    const article = await previewArticle(context.db, link.user, link.id);
    if (!article) return closedPreview({ state: "gone" });
    return {
      state: "open",
      expiresAt: link.expiresAt,
      article: withDrawnCover(context.site, await readArticlePage(context, article)),
    };
  });
