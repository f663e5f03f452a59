import type { Kysely } from "kysely";
import { expect } from "vitest";
import { codeOf } from "../../../e2e/support/totp-code.ts";
import { createIdentity, type Identity } from "../../../server/identity/identity.ts";
import { hashPassword } from "../../../server/identity/password-hash.ts";
import type { Schema } from "../../../src/server-context/db.ts";
import { addAdministrator } from "./administrator.ts";
import type { Store } from "./stores.ts";

export const siteUrl = "https://www.example.com";
export const email = "owner@example.com";
export const password = "a chart for every voyage";

type BrowserRequest = {
  path: string;
  body?: unknown;
  address?: string;
  origin?: string;
};

/** A browser that stores its cookies. */
export function browser(identity: Identity) {
  const jar = new Map<string, string>();
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function request({ path, body, address = "192.0.2.1", origin = siteUrl }: BrowserRequest) {
    const headers = new Headers({ cookie: cookieHeader(), "user-agent": "A browser" });
    if (body !== undefined) {
      headers.set("content-type", "application/json");
      headers.set("origin", origin);
    }
    const request = new Request(`${siteUrl}/api/auth${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const response = await identity.handle(request, address);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as Record<string, unknown> | null,
    };
  }
  const signIn = (options: { email?: string; password?: string; address?: string } = {}) =>
    request({
      path: "/sign-in/email",
      body: { email: options.email ?? email, password: options.password ?? password },
      ...(options.address ? { address: options.address } : {}),
    });
  const whoAmI = () => identity.readSession(new Headers({ cookie: cookieHeader() }));
  return { request, signIn, whoAmI, jar };
}

/** With cheap hashes: one with the usual parameters takes a third of a second. */
export const identityParts = {
  siteUrl,
  secret: "s".repeat(40),
  logError: () => undefined,
  passwordHashParams: { cost: 1024, blockSize: 8, parallel: 1 },
};

const ownerHash = await hashPassword(password, identityParts.passwordHashParams);

/** An empty database with one administrator, and the site's sign-in. */
export async function openIdentity(store: Store): Promise<{ db: Kysely<Schema>; identity: Identity }> {
  const { db } = await store.open();
  await addAdministrator(db, email, ownerHash);
  return { db, identity: createIdentity({ ...identityParts, db }) };
}

/** Signs the owner in and sets up two-factor authentication with the code of a time step. */
export async function enableTwoFactor(identity: Identity, step = 0) {
  const owner = browser(identity);
  await owner.signIn();
  const { body } = await owner.request({ path: "/two-factor/enable", body: { password } });
  const uri = String(body?.totpURI);
  const verified = await owner.request({ path: "/two-factor/verify-totp", body: { code: codeOf(uri, step) } });
  expect(verified.status).toBe(200);
  return { owner, uri, backupCodes: (body?.backupCodes ?? []) as string[] };
}
