import { builtFunctions, encodePayload } from "../../tests/integration/support/server-functions.ts";
import type { Product } from "../product.ts";
import { must } from "./fault.ts";

/** Makes a site with an administrator. */
export const owner = { ADMIN_EMAIL: "owner@example.com", ADMIN_PASSWORD: "a chart for every voyage" };

/** Signs the owner in. @returns the cookies of the session */
export async function signIn(site: Pick<Product, "origin">): Promise<string> {
  const response = await fetch(`${site.origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.origin },
    body: JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }),
  });
  must(response.ok, `the owner cannot sign in (${response.status})`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Calls a server function of the admin area as its pages do. @returns the answer as it came, in the framework's format */
export async function callAdmin(
  site: Pick<Product, "origin">,
  cookie: string,
  name: string,
  data?: unknown,
): Promise<string> {
  const { status, text } = await tryAdmin(site, cookie, name, data);
  must(status === 200, `${name} answers ${status}: ${text.slice(0, 200)}`);
  return text;
}

/** Does the same, whatever the answer is. */
export async function tryAdmin(
  site: Pick<Product, "origin">,
  cookie: string,
  name: string,
  data?: unknown,
  method: "GET" | "POST" = data === undefined ? "GET" : "POST",
): Promise<{ status: number; text: string }> {
  const id = (await builtFunctions()).get(name);
  const payload = encodePayload(data);
  const headers = { "x-tsr-serverFn": "true", cookie, origin: site.origin, "content-type": "application/json" };
  const url = `${site.origin}/_serverFn/${id}`;
  const response =
    method === "GET"
      ? await fetch(`${url}?payload=${encodeURIComponent(payload)}`, { headers })
      : await fetch(url, { method: "POST", headers, body: payload });
  return { status: response.status, text: await response.text() };
}

/** What the framework's format writes for `true`. */
export const isTrue = 2;

/** A number by its name in the framework's format, or the count of an object: objects are lists of names and of nodes. */
function findField(node: unknown, name: string): number | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const { p } = node as { p?: { k?: string[]; v?: { s?: unknown }[] } };
  const value = p?.v?.[p.k?.indexOf(name) ?? -1];
  if (typeof value?.s === "number") return value.s;
  // What waits is described by its number and, when it is alone, by itself.
  if (value) return findField(value, "count");
  for (const part of Object.values(node)) {
    const found = findField(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A number that the home screen is given, or `isTrue` for a fact that holds. */
export async function homeField(site: Pick<Product, "origin">, cookie: string, name: string): Promise<number> {
  const found = findField(JSON.parse(await callAdmin(site, cookie, "fetchAdminHome")) as unknown, name);
  must(found !== undefined, `the home screen has no ${name}`);
  return found;
}

/** How many files the media library lists. */
export async function countListed(site: Pick<Product, "origin">, cookie: string): Promise<number> {
  const request = { search: "", sort: "", kind: "", page: 1 };
  const { status, text } = await tryAdmin(site, cookie, "fetchMedia", request, "GET");
  const total = status === 200 ? findField(JSON.parse(text) as unknown, "total") : undefined;
  must(total !== undefined, `the media library answers ${status}`);
  return total;
}
