import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { CacheResponder } from "../cache/serve-from-cache.ts";
import type { Logger } from "../logger.ts";
import { createObserver } from "../observe/observer.ts";
import { createTargetHandler, type RequestEnv } from "./connection/target-handler.ts";
import { type Phase, serveLiveness } from "./health.ts";
import { logRequests } from "./log-requests.ts";
import { plainPage } from "./unavailable-page.ts";

type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;
type OpenSite = { fetch: Fetch; shortcut: CacheResponder };

const waitMs = 3_000;

const noStore = { "Cache-Control": "no-store" };
const probes: readonly string[] = ["/livez", "/readyz", "/healthz"];

/** Answers during the start: alive, not ready and why. Requests wait shortly, then get 503 with Retry-After. */
export function createStartingSite(parts: { siteUrl: string; logger: Logger; phase: () => Phase }) {
  const opened = Promise.withResolvers<void>();
  const waited = Promise.race([opened.promise, pause(waitMs, undefined, { ref: false })]);
  let site: OpenSite | undefined;

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

  async function fetchWhenOpen(request: Request, bindings?: HttpBindings): Promise<Response> {
    if (!probes.includes(new URL(request.url).pathname)) await waited;
    return site ? site.fetch(request, bindings) : fetchUnopened(request, bindings);
  }

  return {
    fetch: (request: Request, bindings?: HttpBindings): Response | Promise<Response> =>
      site ? site.fetch(request, bindings) : fetchWhenOpen(request, bindings),
    shortcut: (...request: Parameters<CacheResponder>): boolean => site?.shortcut(...request) ?? false,
    open(opening: OpenSite): void {
      site = opening;
      opened.resolve();
    },
  };
}
