import { createHmac, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createAdministrator,
  ensureAdministrator,
  listAdministrators,
  resetPassword,
} from "../../server/identity/administrators.ts";
import { createIdentity, type Identity, purgeIdentity } from "../../server/identity/identity.ts";
import type { Schema } from "../../src/request/schema.server.ts";
import { addAdministrator } from "./support/administrator.ts";
import { rememberScrypt } from "./support/remember-scrypt.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const email = "owner@example.com";
const password = "a chart for every voyage";

type Visit = { path: string; body?: unknown; cookies?: Map<string, string>; address?: string; origin?: string };

/** A browser that keeps its cookies. */
function browser(identity: Identity) {
  const jar = new Map<string, string>();
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function ask({ path, body, address = "192.0.2.1", origin = siteUrl }: Visit) {
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
  const signIn = (given: { email?: string; password?: string; address?: string } = {}) =>
    ask({
      path: "/sign-in/email",
      body: { email: given.email ?? email, password: given.password ?? password },
      ...(given.address ? { address: given.address } : {}),
    });
  const whoAmI = () => identity.readSession(new Headers({ cookie: cookieHeader() }));
  return { ask, signIn, whoAmI, jar };
}

/** The six digits for the secret of an otpauth address (RFC 6238), now or some steps of 30 seconds from now. */
function codeOf(totpUri: string, steps = 0): string {
  const secret = new URL(totpUri).searchParams.get("secret") ?? "";
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

let forgetScrypt: () => void;
beforeAll(() => {
  forgetScrypt = rememberScrypt();
});
afterAll(() => forgetScrypt());

/** As the first test made it; the others begin with the same hash, which needs no work then. */
let ownerHash: string | undefined;

async function createOwner(db: Kysely<Schema>): Promise<void> {
  if (ownerHash === undefined) {
    await createAdministrator(db, { email, password, actor: "test" });
    ownerHash =
      (await db.selectFrom("auth_accounts").select("password").executeTakeFirstOrThrow()).password ?? undefined;
    return;
  }
  const { id } = await addAdministrator(db, email);
  await db
    .insertInto("auth_accounts")
    .values({ id: randomUUID(), user_id: id, account_id: id, provider_id: "credential", password: ownerHash })
    .execute();
}

describe.each(storeKinds)("identity on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open(): Promise<{ db: Kysely<Schema>; identity: Identity }> {
    const { db } = await store.open();
    await createOwner(db);
    return { db, identity: createIdentity({ db, siteUrl, secret: "s".repeat(40), logError: () => undefined }) };
  }

  test("an administrator signs in, is known by an unreadable cookie of this host, and signs out", async () => {
    const { db, identity } = await open();
    const { ask, signIn, whoAmI } = browser(identity);
    expect(await whoAmI()).toBeNull();
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).not.toMatch(/; Domain=/i);
    expect(await whoAmI()).toMatchObject({ email, role: "admin" });
    expect((await ask({ path: "/sign-out", body: {} })).status).toBe(200);
    expect(await whoAmI()).toBeNull();
    const actions = (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map((r) => r.action);
    expect(actions).toEqual(["administrator.create", "session.sign-in", "session.sign-out"]);
    const kept = await db.selectFrom("auth_sessions").select("ip_address").execute();
    expect(kept.every(({ ip_address }) => !ip_address)).toBe(true);
  });

  test("a wrong password and an unknown account are answered alike", async () => {
    const { identity } = await open();
    const wrong = await browser(identity).signIn({ password: "not the password" });
    const unknown = await browser(identity).signIn({ email: "nobody@example.com" });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    const link = (address: string) =>
      browser(identity).ask({ path: "/request-password-reset", body: { email: address } });
    expect((await link("nobody@example.com")).body).toEqual((await link(email)).body);
  });

  test("after five failures the next try waits, also with the right password; another place may still sign in", async () => {
    const { identity } = await open();
    const { signIn } = browser(identity);
    await Promise.all([1, 2, 3, 4, 5].map(() => signIn({ password: "not the password" })));
    const rejected = await signIn();
    expect(rejected.status).toBe(429);
    expect(rejected.body).toEqual({ message: "Too many attempts. Please try again in 15 seconds." });
    expect(rejected.headers.get("retry-after")).toBe("15");
    expect((await signIn({ address: "198.51.100.7" })).status).toBe(200);
  });

  test("a session that a stranger put into the browser is not the one that gets signed in", async () => {
    const { identity } = await open();
    const stranger = browser(identity);
    await stranger.signIn();
    const victim = browser(identity);
    for (const [name, value] of stranger.jar) victim.jar.set(name, value);
    const before = [...victim.jar.values()];
    await victim.signIn();
    expect([...victim.jar.values()]).not.toEqual(before);
    const invented = browser(identity);
    invented.jar.set([...victim.jar.keys()][0] ?? "", "invented.signature");
    expect(await invented.whoAmI()).toBeNull();
  });

  test("a sign-in ends the session that the browser had, a failed one does not", async () => {
    const { identity } = await open();
    const { signIn, jar } = browser(identity);
    await signIn();
    const copy = browser(identity);
    for (const [name, value] of jar) copy.jar.set(name, value);
    await signIn({ password: "not the password" });
    expect(await copy.whoAmI()).toMatchObject({ email });
    expect((await signIn()).status).toBe(200);
    expect(await copy.whoAmI()).toBeNull();
  });

  test("another site's page can neither sign in nor change anything with the visitor's cookies", async () => {
    const { identity } = await open();
    const { ask, signIn, whoAmI } = browser(identity);
    await signIn();
    for (const origin of ["https://evil.example", "null", "https://www.example.com.evil.example"]) {
      const answer = await ask({ path: "/sign-out", body: {}, origin });
      expect(answer.status, origin).toBe(403);
    }
    expect(await whoAmI()).not.toBeNull();
  });

  test("nobody can register, and nothing else of the library is open", async () => {
    const { db, identity } = await open();
    const { ask } = browser(identity);
    const body = { email: "new@example.com", password: "longenough", name: "New" };
    for (const path of ["/sign-up/email", "/update-user", "/delete-user", "/change-email", "/sign-in/social", "/ok"]) {
      expect((await ask({ path, body })).status, path).toBe(404);
    }
    expect((await ask({ path: "/reset-password/anything?callbackURL=https://evil.example" })).status).toBe(404);
    expect(await db.selectFrom("auth_users").select("email").execute()).toEqual([{ email }]);
  });

  test("a second factor asks for a code, takes a backup code once, and can be taken off", async () => {
    const { db, identity } = await open();
    const owner = browser(identity);
    await owner.signIn();
    expect((await owner.ask({ path: "/two-factor/enable", body: { password: "wrong password" } })).status).toBe(400);
    const setUp = await owner.ask({ path: "/two-factor/enable", body: { password } });
    const totpUri = String(setUp.body?.totpURI);
    const backupCodes = setUp.body?.backupCodes as string[];
    expect(backupCodes).toHaveLength(10);
    expect((await owner.ask({ path: "/two-factor/verify-totp", body: { code: codeOf(totpUri) } })).status).toBe(200);
    const stored = await db.selectFrom("auth_two_factors").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(backupCodes[0]);

    const later = browser(identity);
    expect((await later.signIn()).body).toMatchObject({ twoFactorRedirect: true });
    expect(await later.whoAmI()).toBeNull();
    expect((await later.ask({ path: "/two-factor/verify-totp", body: { code: "000000" } })).status).toBe(401);
    expect((await later.ask({ path: "/two-factor/verify-totp", body: { code: codeOf(totpUri, 1) } })).status).toBe(200);
    expect(await later.whoAmI()).toMatchObject({ email });

    const withoutPhone = browser(identity);
    await withoutPhone.signIn();
    const useCode = () => withoutPhone.ask({ path: "/two-factor/verify-backup-code", body: { code: backupCodes[0] } });
    expect((await useCode()).status).toBe(200);
    const again = browser(identity);
    await again.signIn();
    expect((await again.ask({ path: "/two-factor/verify-backup-code", body: { code: backupCodes[0] } })).status).toBe(
      401,
    );

    await again.ask({ path: "/request-password-reset", body: { email } });
    const { plain } = await db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
    const token = /\/login\/reset\?token=([^\s\]]+)/.exec(plain)?.[1];
    await again.ask({ path: "/reset-password", body: { token, newPassword: "a sentence by link" } });
    expect((await browser(identity).signIn({ password: "a sentence by link" })).body).toMatchObject({
      twoFactorRedirect: true,
    });

    await resetPassword(db, { email, password: "another sentence", twoFactorOff: true });
    expect((await browser(identity).signIn({ password: "another sentence" })).body).toMatchObject({ user: { email } });
  });

  test("the link in an email sets a new password once and ends every session", async () => {
    const { db, identity } = await open();
    const { ask, signIn, whoAmI } = browser(identity);
    await signIn();
    await ask({ path: "/request-password-reset", body: { email: "OWNER@example.com" } });
    const letter = await db.selectFrom("mails").select(["recipient", "plain"]).executeTakeFirstOrThrow();
    expect(letter.recipient).toBe(email);
    const token = /\/login\/reset\?token=([^\s\]]+)/.exec(letter.plain)?.[1];
    const choose = (newPassword: string) => ask({ path: "/reset-password", body: { token, newPassword } });
    expect((await choose("a new sentence")).status).toBe(200);
    expect((await choose("a third sentence")).status).toBe(400);
    expect(await whoAmI()).toBeNull();
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ password: "a new sentence" })).status).toBe(200);
    const kinds = (await db.selectFrom("mails").select("kind").orderBy("id").execute()).map((mail) => mail.kind);
    expect(kinds).toEqual(["password-reset", "password-changed"]);
  });

  test("sessions are listed and revoked one by one", async () => {
    const { db, identity } = await open();
    const [context, phone, tablet] = [browser(identity), browser(identity), browser(identity)];
    for (const each of [context, phone, tablet]) await each.signIn();
    const sessions = (await context.ask({ path: "/list-sessions" })).body as unknown as { id: string }[];
    expect(sessions).toHaveLength(3);
    const own = (await phone.ask({ path: "/get-session" })).body as unknown as { session: { id: string } };
    expect((await context.ask({ path: "/revoke-session", body: { id: own.session.id } })).status).toBe(200);
    expect(await phone.whoAmI()).toBeNull();
    expect(await tablet.whoAmI()).not.toBeNull();
    expect((await context.ask({ path: "/revoke-other-sessions", body: {} })).status).toBe(200);
    expect(await tablet.whoAmI()).toBeNull();
    expect(await context.whoAmI()).not.toBeNull();
    // Someone else's session is none of this account's.
    await createAdministrator(db, { email: "b@example.com", password, actor: "test" });
    const stranger = browser(identity);
    await stranger.signIn({ email: "b@example.com" });
    const theirs = (await context.ask({ path: "/get-session" })).body as unknown as { session: { id: string } };
    await stranger.ask({ path: "/revoke-session", body: { id: theirs.session.id } });
    expect(await context.whoAmI()).not.toBeNull();
  });

  test("no answer holds the token of a session, which is the cookie's alone", async () => {
    const { db, identity } = await open();
    const { ask, signIn } = browser(identity);
    const answers = [await signIn(), await ask({ path: "/get-session" }), await ask({ path: "/list-sessions" })];
    const [session] = await db.selectFrom("auth_sessions").select("token").execute();
    expect(session?.token).toMatch(/^\w{32}$/);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(session?.token);
    }
  });

  test("a session ends thirty days after its sign-in, however often it is used", async () => {
    const { db, identity } = await open();
    const { ask, signIn, whoAmI } = browser(identity);
    await signIn();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const startedAgo = (days: number) =>
      db
        .updateTable("auth_sessions")
        .set({ created_at: daysAgo(days), updated_at: daysAgo(2), expires_at: new Date(Date.now() + 5 * 86_400_000) })
        .returning("expires_at")
        .executeTakeFirstOrThrow();
    const { expires_at } = await startedAgo(29);
    expect(expires_at.getTime()).toBeLessThan(Date.now() + 25 * 3_600_000);
    // The browser's own question prolongs a session, and this one not beyond its end.
    expect((await ask({ path: "/get-session" })).body).not.toBeNull();
    const used = await db.selectFrom("auth_sessions").select("expires_at").executeTakeFirstOrThrow();
    expect(used.expires_at.getTime()).toBeLessThan(Date.now() + 25 * 3_600_000);
    expect(await whoAmI()).not.toBeNull();
    await startedAgo(31);
    expect(await whoAmI()).toBeNull();
  });

  test("a failed sign-in is an event of the log, with the account's id and without its email address", async () => {
    const { db } = await open();
    const events: object[] = [];
    const identity = createIdentity({
      db,
      siteUrl,
      secret: "s".repeat(40),
      logError: () => undefined,
      logEvent: (event) => events.push(event),
    });
    const { signIn } = browser(identity);
    const { id } = await db.selectFrom("auth_users").select("id").executeTakeFirstOrThrow();
    await signIn({ password: "not the password" });
    await signIn({ email: "nobody@example.com" });
    await signIn();
    expect(events).toEqual([
      { event: "sign-in.failed", endpoint: "/sign-in/email", account: id },
      { event: "sign-in.failed", endpoint: "/sign-in/email", account: "unknown" },
    ]);
  });

  test("the audit log can only be added to", async () => {
    const { db } = await open();
    await expect(db.updateTable("audit_log").set({ actor: "nobody" }).execute()).rejects.toThrow("only be added to");
    await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("only be added to");
    expect((await db.selectFrom("audit_log").select("actor").execute()).map(({ actor }) => actor)).toEqual(["test"]);
  });

  test("the command line makes, lists and rescues administrators", async () => {
    const { db, identity } = await open();
    await expect(createAdministrator(db, { email, password, actor: "test" })).rejects.toThrow("already is an account");
    await expect(createAdministrator(db, { email: "b@example.com", password: "short", actor: "t" })).rejects.toThrow(
      "Password must be at least 12 characters",
    );
    await expect(createAdministrator(db, { email: "nobody", password, actor: "t" })).rejects.toThrow("e-mail address");
    await expect(resetPassword(db, { email: "b@example.com", password, twoFactorOff: false })).rejects.toThrow(
      "There is no account",
    );
    const { signIn, whoAmI } = browser(identity);
    await signIn();
    await resetPassword(db, { email: "Owner@Example.com", password: "another sentence", twoFactorOff: false });
    expect(await whoAmI()).toBeNull();
    expect((await signIn({ password: "another sentence" })).status).toBe(200);
    expect(await ensureAdministrator(db, { email, password })).toBe(false);
    expect(await ensureAdministrator(db, { email: "second@example.com", password })).toBe(true);
    expect((await listAdministrators(db)).map((one) => one.email)).toEqual([email, "second@example.com"]);
  });

  test("a code works once: not again, not in another process, not for two at the same moment", async () => {
    const { db, identity } = await open();
    const otherProcess = createIdentity({ db, siteUrl, secret: "s".repeat(40), logError: () => undefined });
    const owner = browser(identity);
    await owner.signIn();
    const setUp = await owner.ask({ path: "/two-factor/enable", body: { password } });
    const uri = String(setUp.body?.totpURI);
    const verify = (visitor: ReturnType<typeof browser>, code: string, address = "192.0.2.1") =>
      visitor.ask({ path: "/two-factor/verify-totp", body: { code }, address });
    const used = codeOf(uri);
    expect((await verify(owner, used)).status).toBe(200);

    for (const place of [identity, otherProcess]) {
      const later = browser(place);
      await later.signIn();
      for (const code of [used, codeOf(uri, -1)]) {
        const answer = await verify(later, code);
        expect(answer).toMatchObject({ status: 401, body: { code: "CODE_ALREADY_USED" } });
      }
      expect(await later.whoAmI()).toBeNull();
    }

    const visitors = [identity, otherProcess, identity, otherProcess].map(browser);
    for (const visitor of visitors) await visitor.signIn();
    const next = codeOf(uri, 1);
    const answers = await Promise.all(visitors.map((visitor, index) => verify(visitor, next, `192.0.2.${10 + index}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    const signedIn = await Promise.all(visitors.map((visitor) => visitor.whoAmI()));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  test.each([undefined, false, "no"])(
    "a new password ends the other sessions, whatever the browser asks for (%s)",
    async (revokeOtherSessions) => {
      const { db, identity } = await open();
      const [context, phone, stranger] = [browser(identity), browser(identity), browser(identity)];
      for (const one of [context, phone, stranger]) await one.signIn();
      await db
        .insertInto("auth_verifications")
        .values(
          ["2fa-x", "trust-device-x", "reset-password:x"].map((identifier) => ({
            id: identifier,
            identifier,
            value: sql<string>`(select id from auth_users)`,
            expires_at: new Date(Date.now() + 60_000),
          })),
        )
        .execute();
      const answer = await context.ask({
        path: "/change-password",
        body: { currentPassword: password, newPassword: "the second password", revokeOtherSessions },
      });
      expect(answer.status).toBe(200);
      expect(await context.whoAmI()).toMatchObject({ email });
      expect([await phone.whoAmI(), await stranger.whoAmI()]).toEqual([null, null]);
      expect(await db.selectFrom("auth_sessions").select("id").execute()).toHaveLength(1);
      expect(await db.selectFrom("auth_verifications").select("id").execute()).toEqual([]);
    },
  );

  test("a wrong current password ends no session", async () => {
    const { identity } = await open();
    const [context, phone] = [browser(identity), browser(identity)];
    await context.signIn();
    await phone.signIn();
    const body = { currentPassword: "not the password", newPassword: "the second password" };
    expect((await context.ask({ path: "/change-password", body })).status).toBe(400);
    expect(await phone.whoAmI()).toMatchObject({ email });
  });

  test("a new password has at least 12 characters, an older one still signs in", async () => {
    const { db, identity } = await open();
    const eleven = "x".repeat(11);
    await db
      .updateTable("auth_accounts")
      .set({ password: await hashPassword("sixsix") })
      .execute();
    const owner = browser(identity);
    expect((await owner.signIn({ password: "sixsix" })).status).toBe(200);
    // Stored with less work than today's, it is hashed anew by the sign-in.
    const { password: renewed } = await db.selectFrom("auth_accounts").select("password").executeTakeFirstOrThrow();
    expect(renewed).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect((await browser(identity).signIn({ password: "sixsix" })).status).toBe(200);
    const change = (newPassword: string) =>
      owner.ask({ path: "/change-password", body: { currentPassword: "sixsix", newPassword } });
    expect(await change(eleven)).toMatchObject({ status: 400, body: { message: "Password too short" } });
    await owner.ask({ path: "/request-password-reset", body: { email } });
    const letter = await db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
    const token = /\/login\/reset\?token=([^\s\]]+)/.exec(letter.plain)?.[1];
    const reset = (newPassword: string) => owner.ask({ path: "/reset-password", body: { token, newPassword } });
    expect((await reset(eleven)).status).toBe(400);
    for (const easy of ["x".repeat(12), "password1234", "qwertyqwerty!"]) {
      expect(await reset(easy)).toMatchObject({ status: 400, body: { message: "Password too common" } });
      expect(await change(easy)).toMatchObject({ status: 400, body: { message: "Password too common" } });
      await expect(resetPassword(db, { email, password: easy, twoFactorOff: false })).rejects.toThrow("easy to guess");
    }
    expect((await reset("lamps along a wall")).status).toBe(200);
    const tooShort = "Password must be at least 12 characters";
    await expect(resetPassword(db, { email, password: eleven, twoFactorOff: false })).rejects.toThrow(tooShort);
    await expect(createAdministrator(db, { email: "b@example.com", password: eleven, actor: "t" })).rejects.toThrow(
      tooShort,
    );
    await expect(ensureAdministrator(db, { email: "b@example.com", password: eleven })).rejects.toThrow(
      "The variable ADMIN_PASSWORD is shorter than 12 characters",
    );
    // One who is there already keeps the password, whatever the variable says.
    expect(await ensureAdministrator(db, { email, password: "six" })).toBe(false);
  });

  test("a passkey is added with the password only, and each step of the library is open to whom it is for", async () => {
    const { db, identity } = await open();
    const owner = browser(identity);
    const begin = (body: Record<string, string>) => owner.ask({ path: "/passkey/generate-register-options", body });
    expect((await begin({ password })).status).toBe(400);
    await owner.signIn();
    expect(await begin({})).toMatchObject({ status: 400, body: { message: "Invalid password" } });
    expect(await begin({ password: "not the password" })).toMatchObject({ status: 400 });
    expect((await owner.ask({ path: "/passkey/generate-register-options" })).status).toBe(404);
    const begun = await begin({ password });
    expect(begun).toMatchObject({
      status: 200,
      body: {
        rp: { id: "www.example.com" },
        authenticatorSelection: { userVerification: "required", residentKey: "required" },
      },
    });
    const response = { id: "x", rawId: "x", type: "public-key", response: {}, clientExtensionResults: {} };
    expect((await owner.ask({ path: "/passkey/verify-registration", body: { name: "A", response } })).status).toBe(500);
    expect(await db.selectFrom("auth_passkeys").select("id").execute()).toEqual([]);
    const stranger = browser(identity);
    for (const path of ["/passkey/list-user-passkeys"]) expect((await stranger.ask({ path })).status).toBe(401);
    for (const path of ["/passkey/delete-passkey", "/passkey/update-passkey"]) {
      expect((await stranger.ask({ path, body: { id: "x", name: "y" } })).status).toBe(401);
    }
  });

  test("a rescued account loses its passkeys with its second factor, and a stranger's list is not theirs", async () => {
    const { db, identity } = await open();
    const { id } = await db.selectFrom("auth_users").select("id").executeTakeFirstOrThrow();
    const passkey = { public_key: "k", counter: 0, device_type: "singleDevice", backed_up: false };
    await db
      .insertInto("auth_passkeys")
      .values({ id: "p", user_id: id, credential_id: "c", ...passkey, name: "Phone", transports: null, aaguid: null })
      .execute();
    await createAdministrator(db, { email: "other@example.com", password, actor: "test" });
    const other = browser(identity);
    await other.signIn({ email: "other@example.com" });
    expect((await other.ask({ path: "/passkey/list-user-passkeys" })).body).toEqual([]);
    expect((await other.ask({ path: "/passkey/delete-passkey", body: { id: "p" } })).status).toBe(401);
    await resetPassword(db, { email, password: "lamps along a wall", twoFactorOff: false });
    expect(await db.selectFrom("auth_passkeys").select("id").execute()).toHaveLength(1);
    await resetPassword(db, { email, password: "lamps along a wall", twoFactorOff: true });
    expect(await db.selectFrom("auth_passkeys").select("id").execute()).toEqual([]);
  });

  test("beginning a sign-in with a passkey is limited by network", async () => {
    const { identity } = await open();
    const begin = () => browser(identity).ask({ path: "/passkey/generate-authenticate-options" });
    for (let index = 0; index < 60; index++) expect((await begin()).status).toBe(200);
    const rejected = await begin();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("links for a new password stop after five in an hour, and say so alike for every address", async () => {
    const { db, identity } = await open();
    const ask = (address: string, index: number) =>
      browser(identity).ask({ path: "/request-password-reset", body: { email: address }, address: `192.0.2.${index}` });
    const answers = [];
    for (const [start, address] of [
      [0, email],
      [100, "nobody@example.com"],
    ] as const) {
      for (let index = 0; index < 5; index++) expect((await ask(address, start + index)).status).toBe(200);
      answers.push(await ask(address, start + 50));
    }
    expect(answers[0]?.status).toBe(429);
    expect(answers[0]?.body).toEqual({
      message:
        "Several links were requested for this address in the last hour. Use the newest one, or try again in 60 minutes.",
    });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await db.selectFrom("mails").select("id").execute()).toHaveLength(5);
  });

  test("ended sessions are purged away, the others stay", async () => {
    const { db, identity } = await open();
    const { signIn, whoAmI } = browser(identity);
    await signIn();
    await purgeIdentity(db);
    expect(await whoAmI()).not.toBeNull();
    await db
      .updateTable("auth_sessions")
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await whoAmI()).toBeNull();
    await purgeIdentity(db);
    expect(await db.selectFrom("auth_sessions").select("id").execute()).toEqual([]);
  });
});
