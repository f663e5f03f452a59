import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../../../seo/feed-response.ts";
import { servePageMarkdown } from "./page-markdown.server.ts";

export const Route = createFileRoute("/{$slug}.md")({
  server: {
    handlers: {
      GET: ({ context, params, request }) => servePageMarkdown(context, requestOrigin(request), params.slug),
    },
  },
});
