import { z } from "zod";
import { assistantResource, securityPath } from "../../src/features/platform.server.ts";
import { failureResponse } from "../../src/server-context/failure-response.server.ts";
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

const registrations: Endpoint = {
  limit: { bucket: "assistant-registrations", points: 10, seconds: 3_600 },
  isOpen: true,
};
const tokens: Endpoint = { limit: { bucket: "assistant-tokens", points: 120, seconds: 600 }, isOpen: true };

/** Endpoints of the library that an assistant needs; all others are 404. */
const endpoints: Record<string, Endpoint> = {
  "GET /oauth2/authorize": { limit: { bucket: "assistant-requests", points: 60, seconds: 600 } },
  "POST /oauth2/register": registrations,
  "POST /oauth2/token": tokens,
  "POST /oauth2/revoke": tokens,
};

/** Across all networks: each registration is stored for a day. */
const registrationsPerDay = { bucket: "assistant-registrations-of-all", key: "all", points: 200, seconds: 24 * 3_600 };

/** RFC 6749, 5.2. */
const oauthError = (status: number, error: string, description: string, headers: Record<string, string> = {}) =>
  Response.json(
    { error, error_description: description },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );

const registration = z.looseObject({ application_type: z.string().optional(), redirect_uris: z.array(z.string()) });
const registered = z.looseObject({ client_id: z.string() });

/**
 * Schemes of well-known programs. The library only accepts reversed domain names, as RFC 8252, 7.1 requires of new
 * programs.
 */
const programSchemes: readonly string[] = ["cursor:", "vscode:", "vscode-insiders:", "windsurf:"];

function hasProgramScheme(address: string): boolean {
  if (!URL.canParse(address) || address.includes("#")) return false;
  const { protocol, username, password } = new URL(address);
  return programSchemes.includes(protocol) && !username && !password;
}

/** Placeholder, replaced once the program's own URI is stored. */
const placeholderUri = (index: number) => `https://program.invalid/${index}`;

type Options = {
  limitStore: LimitStore;
  callAuth: (request: Request) => Promise<Response>;
  readSession: (headers: Headers) => Promise<SignedInUser | null>;
  /** Cookies as the library signs them now. */
  withCurrentCookies: (headers: Headers) => Headers;
  storeRedirectUris: (clientId: string, addresses: readonly string[]) => Promise<void>;
};

/** OAuth 2.1 for the owner's assistants, below /api/auth/oauth2. */
export function createOauthEndpoints(options: Options) {
  const { limitStore, readSession, withCurrentCookies, storeRedirectUris } = options;
  const consume = createRateLimits(limitStore);

  const callAuth = (request: Request) =>
    options.callAuth(request).catch((error: unknown) => {
      // Such as a null character in a name.
      if (failureResponse(error).status !== 422) throw error;
      return oauthError(400, "invalid_request", "A value contains a character that cannot be stored.");
    });

  /** Programs on the owner's device rarely register as native, and the library treats all as web clients. */
  async function register(request: Request, headers: Headers): Promise<Response> {
    const client = await readBody(request, registration);
    const isWeb = client?.redirect_uris.every((address) => address.startsWith("https:"));
    if (!client || isWeb || (client.application_type ?? "native") !== "native")
      return callAuth(new Request(request, { headers }));
    headers.delete("Content-Length");
    const addresses = client.redirect_uris;
    const redirect_uris = addresses.map((address, index) =>
      hasProgramScheme(address) ? placeholderUri(index) : address,
    );
    const body = JSON.stringify({ ...client, application_type: "native", redirect_uris });
    const response = await callAuth(new Request(request.url, { method: "POST", headers, body }));
    if (!response.ok || !addresses.some(hasProgramScheme)) return response;
    const created = registered.parse(await response.json());
    await storeRedirectUris(created.client_id, addresses);
    return Response.json(
      { ...created, redirect_uris: addresses },
      { status: response.status, headers: { "Cache-Control": "no-store" } },
    );
  }

  async function rateLimitWait(endpoint: Endpoint, network: string): Promise<number> {
    const wait = await consume({ ...endpoint.limit, key: network });
    return wait > 0 || endpoint !== registrations ? wait : consume(registrationsPerDay);
  }

  async function respond(request: Request, endpoint: Endpoint, network: string): Promise<Response> {
    const wait = await rateLimitWait(endpoint, network);
    if (wait > 0)
      return oauthError(429, "temporarily_unavailable", `Too many requests. Try again in ${wait} seconds.`, {
        "Retry-After": String(wait),
      });
    if (!endpoint.isOpen) {
      const user = await readSession(request.headers);
      // Signed in, but not an administrator before the second factor is set up.
      if (user && user.role !== "admin")
        return new Response(null, { status: 302, headers: { Location: securityPath, "Cache-Control": "no-store" } });
      const url = new URL(request.url);
      // Programs of earlier protocol versions name no resource, and there is only this one.
      if (!url.searchParams.get("resource")) url.searchParams.set("resource", assistantResource(url.origin));
      return callAuth(new Request(url, { headers: withCurrentCookies(request.headers) }));
    }
    const headers = new Headers(request.headers);
    headers.delete("Cookie");
    // A code or token authorises the caller; the page that sends it decides nothing.
    headers.delete("Origin");
    return endpoint === registrations ? register(request, headers) : callAuth(new Request(request, { headers }));
  }

  return {
    async handle(request: Request, network: string): Promise<Response> {
      const path = new URL(request.url).pathname.slice(authPath.length);
      if (request.method === "OPTIONS" && endpoints[`POST ${path}`]?.isOpen) return preflight();
      const endpoint = endpoints[`${request.method} ${path}`];
      if (!endpoint) return oauthError(404, "invalid_request", "There is nothing at this address.");
      const response = await respond(request, endpoint, network);
      return endpoint.isOpen ? openToAll(response) : response;
    },
    /** RFC 8414. */
    describe: async (request: Request): Promise<Response> => openToAll(await callAuth(request)),
  };
}
