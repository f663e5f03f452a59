import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** An episode as Markdown. */
export const Route = createFileRoute("/episode/{$id}.md")({
  server: {
    handlers: {
      GET: async ({ context, params, request }) =>
        (await import("./texts.server.ts")).answerEpisodeMarkdown(context, requestOrigin(request), params.id),
    },
  },
});
