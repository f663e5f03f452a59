import { createFileRoute } from "@tanstack/react-router";
import { answerEpisodeMarkdown } from "../../../../pages/feeds/texts.server.ts";
import { requestOrigin } from "../../../../seo/feed-answer.ts";

/** An episode as Markdown. */
export const Route = createFileRoute("/episode/{$id}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => answerEpisodeMarkdown(context, requestOrigin(request), params.id),
    },
  },
});
