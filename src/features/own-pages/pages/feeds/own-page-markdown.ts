import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-answer.ts";
import { answerPageMarkdown } from "./page-markdown.server.ts";

export const Route = createFileRoute("/{$slug}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => answerPageMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
