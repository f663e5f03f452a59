import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";
import { answerArticleMarkdown } from "./texts.server.ts";

/** An article as Markdown. */
export const Route = createFileRoute("/blog/{$slug}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => answerArticleMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
