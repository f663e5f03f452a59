import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** An article as Markdown. */
export const Route = createFileRoute("/blog/{$slug}.md")({
  server: {
    handlers: {
      GET: async ({ context, params, request }) =>
        (await import("./texts.server.ts")).answerArticleMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
