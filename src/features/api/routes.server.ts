import { Hono } from "hono";
import { failureResponse } from "../../server-context/failure-response.server.ts";
import { readBearerToken } from "../../server-context/http/bearer-token.ts";
import { readLimitedBody } from "../../server-context/http/limited-body.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { failureReport } from "../../server-context/server-failures.server.ts";
import { findTokenHolder } from "../api-tokens/api-tokens.server.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { type Caller, noBody, type Operation } from "./operation.ts";
import { problem } from "./problem.ts";

const callLimit = { bucket: "api-calls", points: 120, seconds: 60 };
const guessLimit = { bucket: "api-token-guesses", points: 60, seconds: 600 };

/** Equal to the limit for the owner's own editor. */
const maxBodyBytes = 2 * 1024 * 1024;

const tooMany = (wait: number) =>
  problem(429, `Try again in ${wait} seconds.`, { headers: { "Retry-After": String(wait) } });

/** Supports paths without escapes; the names in braces are those of `params`. */
const matches = ({ path }: Operation, pathname: string) =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`).exec(pathname);

async function readJson(request: Request): Promise<{ value: unknown } | Response> {
  const body = await readLimitedBody(request, maxBodyBytes);
  if (body instanceof Response)
    return problem(body.status, body.status === 413 ? "At most 2 MB." : "The request ended early.", {
      headers: { Connection: "close" },
    });
  try {
    const value: unknown = JSON.parse(body?.toString("utf8") ?? "");
    return { value };
  } catch {
    return problem(400, "Send JSON.");
  }
}

const statuses = { gone: 404, conflict: 409, invalid: 422 } as const;

async function perform(
  request: Request,
  { operation, match }: { operation: Operation; match: RegExpExecArray },
  caller: Caller,
): Promise<Response> {
  const body = operation.body === noBody ? { value: undefined } : await readJson(request);
  if (body instanceof Response) return body;
  const params = { ...Object.fromEntries(new URL(request.url).searchParams), ...match.groups };
  const result = await operation.handle(caller, { params, body: body.value });
  if (result.ok)
    return Response.json(result.value, { status: operation.status, headers: { "Cache-Control": "no-store" } });
  const errors = result.code === "invalid" ? result.errors : undefined;
  return problem(statuses[result.code], result.sentence, { errors });
}

/** Checks the token first: without one, neither path nor body is read. */
async function serveApi(request: Request, context: SiteContext, network: string): Promise<Response> {
  const token = readBearerToken(request);
  const holder = token === undefined ? null : await findTokenHolder(context.db, token);
  if (!holder) {
    const wait = await context.consumeRateLimit({ ...guessLimit, key: network });
    const headers = { "WWW-Authenticate": token === undefined ? "Bearer" : 'Bearer error="invalid_token"' };
    return wait > 0
      ? tooMany(wait)
      : problem(401, "Send a personal token that is neither revoked nor expired.", { headers });
  }
  const wait = await context.consumeRateLimit({ ...callLimit, key: String(holder.id) });
  if (wait > 0) return tooMany(wait);
  // Loaded lazily: few sites have API clients.
  const { operations } = await import("./operations.server.ts");
  const { pathname } = new URL(request.url);
  const candidates = operations.flatMap((operation) => {
    const match = matches(operation, pathname);
    return match ? [{ operation, match }] : [];
  });
  const requested = candidates.find(({ operation }) => operation.method === request.method);
  if (!requested && candidates.length > 0)
    return problem(405, "This isn’t done here.", {
      headers: { Allow: candidates.map(({ operation }) => operation.method).join(", ") },
    });
  if (!requested) return problem(404, "There is nothing at this address. See /api/openapi.json.");
  if (!holder.scopes.includes(requested.operation.scope)) {
    const headers = { "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${requested.operation.scope}"` };
    return problem(403, `This needs a token with the scope “${requested.operation.scope}”.`, { headers });
  }
  return perform(request, requested, { context, holder });
}

function failed({ reportFailure }: SiteContext, failure: unknown): Response {
  const { status, message } = failureResponse(failure);
  reportFailure(failureReport(status, failure));
  return problem(status, message, status === 503 ? { headers: { "Retry-After": "30" } } : {});
}

export function apiRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.all("/api/drafts/:rest{.+}", ({ req, env }) =>
    serveApi(req.raw, context, env.network()).catch((failure: unknown) => failed(context, failure)),
  );
  routes.get("/api/openapi.json", async () => {
    const { describeApi } = await import("./openapi.server.ts");
    const { siteUrl, site } = context;
    return Response.json(describeApi({ siteUrl, name: site.facts.name }), {
      headers: { "Cache-Control": "public, max-age=3600", "X-Robots-Tag": "noindex" },
    });
  });
  return routes;
}
