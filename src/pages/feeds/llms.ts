import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../seo/feed-answer.ts";
import { answerLlmsText } from "./llms.server.ts";

export const Route = createFileRoute("/llms.txt")({
  server: { handlers: { GET: ({ context, request }) => answerLlmsText(context, requestOrigin(request)) } },
});
