import { createFileRoute } from "@tanstack/react-router";
import { feedAnswer, requestOrigin } from "../../seo/feed-answer.ts";
import { securityText } from "../../seo/robots.ts";

/** Whom to tell about a weakness of the site. */
export const Route = createFileRoute("/.well-known/security.txt")({
  server: {
    handlers: {
      GET: ({ request }) => feedAnswer(securityText(requestOrigin(request), new Date()), { type: "text/plain" }),
    },
  },
});
