import { createFileRoute } from "@tanstack/react-router";
import { robotsText } from "../../seo/robots.ts";
import { feedAnswer, requestOrigin } from "./feed-answer.ts";

/** What robots may fetch. */
export const Route = createFileRoute("/robots.txt")({
  server: {
    handlers: { GET: ({ request }) => feedAnswer(robotsText(requestOrigin(request)), { type: "text/plain" }) },
  },
});
