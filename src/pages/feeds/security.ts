import { createFileRoute } from "@tanstack/react-router";
import { feedAnswer, requestOrigin } from "../../seo/feed-answer.ts";
import { securityText } from "../../seo/robots.ts";

export const Route = createFileRoute("/.well-known/security.txt")({
  server: {
    handlers: {
      GET: ({ context, request }) =>
        feedAnswer(securityText(context.site, requestOrigin(request), new Date()), {
          type: "text/plain",
        }),
    },
  },
});
