import { createFileRoute } from "@tanstack/react-router";
import { requestOrigin } from "./feed-answer.ts";

/** A guide to the site for language models. */
export const Route = createFileRoute("/llms.txt")({
  server: {
    handlers: {
      GET: async ({ context, request }) =>
        (await import("./texts.server.ts")).answerLlmsText(context, requestOrigin(request)),
    },
  },
});
