import { createFileRoute } from "@tanstack/react-router";
import { feedResponse, requestOrigin } from "../../seo/feed-response.ts";
import { securityText } from "../../seo/robots.ts";

export const Route = createFileRoute("/.well-known/security.txt")({
  server: {
    handlers: {
      GET: ({ context, request }) =>
        feedResponse(securityText(context.site, requestOrigin(request), new Date()), { type: "text/plain" }),
    },
  },
});
