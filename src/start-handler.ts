import { getGlobalStartContext } from "@tanstack/react-start";
import { createStartHandler, defaultRenderHandler, StartServer } from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { failedPart } from "../server/upstream/failed-part.ts";
import type { getRouter } from "./router.ts";
import { loadParts } from "./ui/deferred-part.tsx";
import type { Queries } from "./ui/queries.ts";

type RenderParts = Parameters<typeof defaultRenderHandler>[0];

const queriesOf = ({ router }: RenderParts): Queries =>
  (router as ReturnType<typeof getRouter>).options.context.queries;

async function causeOfFailure({ router }: RenderParts): Promise<unknown> {
  let cause: unknown = new Error("A part of the page failed while it was rendered");
  const onError = (error: unknown) => {
    cause = error;
  };
  await renderToReadableStream(createElement(StartServer, { router }), { onError }).then(
    (stream) => stream.allReady,
    onError,
  );
  return cause;
}

/** Renders to a string, for the page cache. Throws when any part fails: React would leave it empty with status 200. */
async function renderPage(parts: RenderParts): Promise<Response> {
  await loadParts();
  const result = await defaultRenderHandler(parts);
  const response = result instanceof Response ? result : result.response;
  const html = await response.text();
  if (html.includes(failedPart) || !html.includes("<html")) throw await causeOfFailure(parts);
  getGlobalStartContext()?.onRendered?.(queriesOf(parts).dehydrate());
  return new Response(html, response);
}

export const startHandler = createStartHandler(renderPage);
