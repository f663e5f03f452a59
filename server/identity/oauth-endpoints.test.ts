import { expect, test } from "vitest";
import { memoryLimits } from "../limits/limit-store.ts";
import { createOauthEndpoints } from "./oauth-endpoints.ts";

test("limits the registrations of all networks together, whatever their query string", async () => {
  let registrations = 0;
  const oauth = createOauthEndpoints({
    limitStore: memoryLimits,
    callAuth: async () => {
      registrations += 1;
      return Response.json({ client_id: "program" });
    },
    readSession: async () => null,
    withCurrentCookies: (headers) => headers,
    storeRedirectUris: async () => undefined,
  });
  const register = (query: string, network: string) => {
    const url = `https://www.example.com/api/auth/oauth2/register${query}`;
    const body = JSON.stringify({ redirect_uris: ["https://program.example/callback"] });
    const headers = { "Content-Type": "application/json" };
    return oauth.handle(new Request(url, { method: "POST", headers, body }), network);
  };
  for (let index = 0; index < 210; index++) await register(index % 2 ? "?again" : "", `192.0.2.${index}`);
  expect(registrations).toBe(200);
  expect((await register("", "198.51.100.1")).status).toBe(429);
});
