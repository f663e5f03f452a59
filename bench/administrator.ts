import { builtFunctions, encodePayload } from "../tests/integration/support/server-functions.ts";
import type { Product } from "./product.ts";

export const owner = { ADMIN_EMAIL: "owner@example.com", ADMIN_PASSWORD: "a chart for every voyage" };

/** @returns the cookies of the session */
export async function signIn({ origin }: Pick<Product, "origin">): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The owner cannot sign in (${response.status}).`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Calls a server function by its name; `data` is posted. @returns the response body */
export async function functionCaller() {
  const ids = await builtFunctions();
  return async (site: Pick<Product, "origin">, cookie: string, name: string, data?: unknown): Promise<string> => {
    const headers = { "x-tsr-serverFn": "true", cookie, origin: site.origin, "content-type": "application/json" };
    const url = `${site.origin}/_serverFn/${ids.get(name)}`;
    const response =
      data === undefined
        ? await fetch(`${url}?payload=${encodeURIComponent(encodePayload(undefined))}`, { headers })
        : await fetch(url, { method: "POST", headers, body: encodePayload(data) });
    const body = await response.text();
    if (!response.ok) throw new Error(`${name} returned ${response.status}: ${body.slice(0, 200)}`);
    return body;
  };
}
