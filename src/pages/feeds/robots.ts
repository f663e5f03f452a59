import { createFileRoute } from "@tanstack/react-router";
import { feedResponse, requestOrigin } from "../../seo/feed-response.ts";
import { robotsText } from "../../seo/robots.ts";

export const Route = createFileRoute("/robots.txt")({
  server: {
    handlers: { GET: ({ request }) => feedResponse(robotsText(requestOrigin(request)), { type: "text/plain" }) },
  },
});
