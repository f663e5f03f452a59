import { z } from "zod";
import { securityPath } from "../../src/features/platform.server.ts";
import { authPath } from "../../src/server-context/http/auth-path.ts";
import { openToAll, preflight } from "../../src/server-context/http/open-to-all.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { createRateLimits, type LimitStore } from "../limits/limit-store.ts";
import { readBody } from "./request-body.ts";

type Endpoint = {
  /** Per network. */
  limit: { bucket: string; points: number; seconds: number };
  /** Called by programs, in a browser or not, without the owner's session. */
  isOpen?: true;
};

const tokens: Endpoint = { limit: { bucket: "assistant-tokens", points: 120, seconds: 600 }, isOpen: true };

/** Of the library's endpoints, what an assistant needs; all others are 404. */
const endpoints: Record<string, Endpoint> = {
  "GET /oauth2/authorize": { limit: { bucket: "assistant-requests", points: 60, seconds: 600 } },
  "POST /oauth2/register": { limit: { bucket: "assistant-registrations", points: 10, seconds: 3_600 }, isOpen: true },
  "POST /oauth2/token": tokens,
  "POST /oauth2/revoke": tokens,
};

/** Of all networks together: each registration is a row for a day. */
const registrationsPerDay = { bucket: "assistant-registrations-of-all", key: "all", points: 200, seconds: 24 * 3_600 };

/** RFC 6749, 5.2. */
const refused = (status: number, error: string, description: string, headers: Record<string, string> = {}) =>
  Response.json(
    { error, error_description: description },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );

const registration = z.looseObject({ application_type: z.string().optional(), redirect_uris: z.array(z.string()) });

/** Programs on the owner's device rarely say that they are none of the web, and the library takes all for such. */
async function withApplicationType(request: Request, headers: Headers): Promise<Request> {
  const given = await readBody(request, registration);
  if (!given || given.application_type || given.redirect_uris.every((address) => address.startsWith("https:")))
    return new Request(request, { headers });
  headers.delete("Content-Length");
  const body = JSON.stringify({ ...given, application_type: "native" });
  return new Request(request.url, { method: "POST", headers, body });
}

type Parts = {
  limitStore: LimitStore;
  ask: (request: Request) => Promise<Response>;
  readSession: (headers: Headers) => Promise<SignedInUser | null>;
  /** Cookies as the library signs them now. */
  withCurrentCookies: (headers: Headers) => Headers;
};

/** OAuth 2.1 for the owner's assistants, below /api/auth/oauth2. */
export function createOauthEndpoints({ limitStore, ask, readSession, withCurrentCookies }: Parts) {
  const consume = createRateLimits(limitStore);

  async function isEnough(request: Request, { limit }: Endpoint, network: string): Promise<number> {
    const wait = await consume({ ...limit, key: network });
    if (wait > 0 || !request.url.endsWith("/register")) return wait;
    return consume(registrationsPerDay);
  }

  async function answer(request: Request, endpoint: Endpoint, network: string): Promise<Response> {
    const wait = await isEnough(request, endpoint, network);
    if (wait > 0)
      return refused(429, "temporarily_unavailable", `Too many requests. Try again in ${wait} seconds.`, {
        "Retry-After": String(wait),
      });
    if (!endpoint.isOpen) {
      const user = await readSession(request.headers);
      // Signed in, but not an administrator before the second factor is set up.
      if (user && user.role !== "admin")
        return new Response(null, { status: 302, headers: { Location: securityPath, "Cache-Control": "no-store" } });
      return ask(new Request(request, { headers: withCurrentCookies(request.headers) }));
    }
    const headers = new Headers(request.headers);
    headers.delete("Cookie");
    // A code or token authorises the caller; the page that sends it decides nothing.
    headers.delete("Origin");
    return ask(await withApplicationType(request, headers));
  }

  return {
    async handle(request: Request, network: string): Promise<Response> {
      const path = new URL(request.url).pathname.slice(authPath.length);
      if (request.method === "OPTIONS" && endpoints[`POST ${path}`]?.isOpen) return preflight();
      const endpoint = endpoints[`${request.method} ${path}`];
      if (!endpoint) return refused(404, "invalid_request", "There is nothing at this address.");
      const response = await answer(request, endpoint, network);
      return endpoint.isOpen ? openToAll(response) : response;
    },
    /** RFC 8414. */
    describe: async (request: Request): Promise<Response> => openToAll(await ask(request)),
  };
}
