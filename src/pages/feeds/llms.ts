import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "../../seo/feed-response.ts";
import { serveLlmsText } from "./llms.server.ts";

export const Route = createFileRoute("/llms.txt")({
  server: { handlers: { GET: ({ context, request }) => serveLlmsText(context, requestOrigin(request)) } },
});
