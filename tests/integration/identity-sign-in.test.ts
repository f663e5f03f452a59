import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  createAdministrator,
  ensureAdministrator,
  listAdministrators,
  resetPassword,
} from "../../server/identity/administrators.ts";
import { createIdentity } from "../../server/identity/identity.ts";
import { browser, email, openIdentity, password, siteUrl } from "./support/identity.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

describe.each(storeKinds)("sign-in on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const open = () => openIdentity(store);
  /** For what doesn't depend on the kind of database. */
  const testOnce = test.runIf(kind === storeKinds.at(-1));

  test("an administrator signs in, is identified by an HttpOnly host cookie, and signs out", async () => {
    const { db, identity } = await open();
    const { request, signIn, whoAmI } = browser(identity);
    expect(await whoAmI()).toBeNull();
    const response = await signIn();
    expect(response.status).toBe(200);
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).not.toMatch(/; Domain=/i);
    expect(await whoAmI()).toMatchObject({ email, role: "admin" });
    expect((await request({ path: "/sign-out", body: {} })).status).toBe(200);
    expect(await whoAmI()).toBeNull();
    const actions = (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map((r) => r.action);
    expect(actions).toEqual(["administrator.create", "session.sign-in", "session.sign-out"]);
    const sessions = await db.selectFrom("auth_sessions").select("ip_address").execute();
    expect(sessions.every(({ ip_address }) => !ip_address)).toBe(true);
  });

  testOnce("a wrong password and an unknown account get the same response", async () => {
    const { identity } = await open();
    const wrongPassword = await browser(identity).signIn({ password: "not the password" });
    const unknown = await browser(identity).signIn({ email: "nobody@example.com" });
    expect(wrongPassword.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrongPassword.body);
    const link = (address: string) =>
      browser(identity).request({ path: "/request-password-reset", body: { email: address } });
    expect((await link("nobody@example.com")).body).toEqual((await link(email)).body);
  });

  test("after five failures the next attempt waits even with the right password, but not from another network", async () => {
    const { identity } = await open();
    // The wait starts with the fifth attempt, and hashing takes time.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { signIn } = browser(identity);
    await Promise.all([1, 2, 3, 4, 5].map(() => signIn({ password: "not the password" })));
    const rejected = await signIn();
    expect(rejected.status).toBe(429);
    expect(rejected.body).toEqual({ message: "Too many attempts. Please try again in 15 seconds." });
    expect(rejected.headers.get("retry-after")).toBe("15");
    expect((await signIn({ address: "198.51.100.7" })).status).toBe(200);
  });

  testOnce("guesses at another account count against it, and the guesser's own sign-in clears none", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, identity } = await open();
    const otherAccount = { email: "other@example.com", password: "lamps along a wall" };
    await createAdministrator(db, { ...otherAccount, actor: "test" });
    const insider = browser(identity);
    for (let index = 0; index < 5; index++) {
      if (index === 0 || index === 4) expect((await insider.signIn(otherAccount)).status).toBe(200);
      expect((await insider.signIn({ password: "a guess at the password" })).status).toBe(401);
    }
    expect((await insider.signIn({ password: "a guess at the password" })).status).toBe(429);
    const entries = await db.selectFrom("audit_log").select(["actor", "action"]).execute();
    expect(entries.filter(({ actor }) => actor === email)).toEqual([]);
  });

  test("another site's page can neither sign in nor change anything with the visitor's cookies", async () => {
    const { identity } = await open();
    const { request, signIn, whoAmI } = browser(identity);
    await signIn();
    for (const origin of ["https://evil.example", "null", "https://www.example.com.evil.example"]) {
      const response = await request({ path: "/sign-out", body: {}, origin });
      expect(response.status, origin).toBe(403);
    }
    expect(await whoAmI()).not.toBeNull();
  });

  test("registration and all other endpoints of the library are closed", async () => {
    const { db, identity } = await open();
    const { request } = browser(identity);
    const body = { email: "new@example.com", password: "longenough", name: "New" };
    for (const path of ["/sign-up/email", "/update-user", "/delete-user", "/change-email", "/sign-in/social", "/ok"]) {
      expect((await request({ path, body })).status, path).toBe(404);
    }
    expect((await request({ path: "/reset-password/anything?callbackURL=https://evil.example" })).status).toBe(404);
    expect(await db.selectFrom("auth_users").select("email").execute()).toEqual([{ email }]);
  });

  testOnce("a failed sign-in is logged with the account's id, without its email address", async () => {
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

  test("the audit log is append-only", async () => {
    const { db } = await open();
    await expect(db.updateTable("audit_log").set({ actor: "nobody" }).execute()).rejects.toThrow("only be added to");
    await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("only be added to");
    expect((await db.selectFrom("audit_log").select("actor").execute()).map(({ actor }) => actor)).toEqual(["test"]);
  });

  test("the command line creates, lists and recovers administrators", async () => {
    const { db, identity } = await open();
    await expect(createAdministrator(db, { email, password, actor: "test" })).rejects.toThrow("already exists");
    await expect(createAdministrator(db, { email: "b@example.com", password: "short", actor: "t" })).rejects.toThrow(
      "Password must be at least 12 characters",
    );
    await expect(createAdministrator(db, { email: "nobody", password, actor: "t" })).rejects.toThrow(
      "is not an email address",
    );
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
    expect((await listAdministrators(db)).map((administrator) => administrator.email)).toEqual([
      email,
      "second@example.com",
    ]);
  });
});
