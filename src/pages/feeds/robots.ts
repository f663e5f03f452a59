import { createFileRoute } from "@tanstack/react-router";
import { feedAnswer, requestOrigin } from "../../seo/feed-answer.ts";
import { robotsText } from "../../seo/robots.ts";

export const Route = createFileRoute("/robots.txt")({
  server: {
    handlers: { GET: ({ request }) => feedAnswer(robotsText(requestOrigin(request)), { type: "text/plain" }) },
  },
});
