import { createFileRoute } from "@tanstack/react-router";
import { answerArticleMarkdown } from "../../../../pages/feeds/texts.server.ts";
import { requestOrigin } from "../../../../seo/feed-answer.ts";

/** An article as Markdown. */
export const Route = createFileRoute("/blog/{$slug}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => answerArticleMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
