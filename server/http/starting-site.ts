import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { plainPage } from "../../src/server-context/http/plain-page.ts";
import type { Logger } from "../logger.ts";
import { createObserver } from "../observe/observer.ts";
import { createTargetHandler, type RequestEnv } from "./connection/target-handler.ts";
import { noStore, type Phase, serveLiveness } from "./health.ts";
import { logRequests } from "./log-requests.ts";

type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;

const waitMs = 3_000;

const probes: readonly string[] = ["/livez", "/readyz", "/healthz"];

/** Responds during the start: alive, not ready and why. Requests wait briefly, then get 503 with Retry-After. */
export function createStartingSite(parts: { siteUrl: string; logger: Logger; phase: () => Phase }) {
  const opened = Promise.withResolvers<void>();
  const waited = Promise.race([opened.promise, pause(waitMs, undefined, { ref: false })]);
  let fetchOpened: Fetch | undefined;

  const app = new Hono<RequestEnv>();
  app.use(logRequests({ ...parts, observer: createObserver({}) }));
  app.get("/livez", serveLiveness);
  app.get("/readyz", () =>
    Response.json({ status: "not ready", phase: parts.phase() }, { status: 503, headers: noStore }),
  );
  app.get("/healthz", () =>
    Response.json({ status: "starting", phase: parts.phase() }, { status: 503, headers: noStore }),
  );
  app.all("*", () => {
    const { body, headers } = plainPage(
      "We’ll be back in a moment",
      "The site is being updated. Nothing is lost: try again in a minute.",
    );
    return new Response(body, { status: 503, headers: { ...headers, "Retry-After": "30" } });
  });

  const fetchUnopened = createTargetHandler(parts).wrap(app.fetch);

  return {
    async fetch(request: Request, bindings?: HttpBindings): Promise<Response> {
      if (!probes.includes(new URL(request.url).pathname)) await waited;
      return (fetchOpened ?? fetchUnopened)(request, bindings);
    },
    /** Responds to the requests that wait. */
    open(fetch: Fetch): void {
      fetchOpened = fetch;
      opened.resolve();
    },
  };
}
