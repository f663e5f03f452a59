import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAdministrator } from "../../server/identity/administrators.ts";
import { purgeExpiredSessions } from "../../server/identity/identity.ts";
import { browser, email, openIdentity, password } from "./support/identity.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

describe.each(anyStoreKind)("sessions on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const open = () => openIdentity(store);

  test("signing in replaces a session cookie that an attacker has set", async () => {
    const { identity } = await open();
    const otherBrowser = browser(identity);
    await otherBrowser.signIn();
    const victim = browser(identity);
    for (const [name, value] of otherBrowser.jar) victim.jar.set(name, value);
    const cookiesBefore = [...victim.jar.values()];
    await victim.signIn();
    expect([...victim.jar.values()]).not.toEqual(cookiesBefore);
    const forger = browser(identity);
    forger.jar.set([...victim.jar.keys()][0] ?? "", "forged.signature");
    expect(await forger.whoAmI()).toBeNull();
  });

  test("a sign-in ends the browser's previous session, but a failed one doesn't", async () => {
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

  test("sessions are listed, and revoked one by one with the password", async () => {
    const { db, identity } = await open();
    const [desktop, phone, tablet] = [browser(identity), browser(identity), browser(identity)];
    for (const client of [desktop, phone, tablet]) await client.signIn();
    const sessions = (await desktop.request({ path: "/list-sessions" })).body as unknown as { id: string }[];
    expect(sessions).toHaveLength(3);
    const ownSession = (await phone.request({ path: "/get-session" })).body as unknown as { session: { id: string } };
    const { id } = ownSession.session;
    // Someone at an unlocked browser cannot end other sessions.
    for (const body of [{ id }, { id, password: "not the password" }]) {
      const rejected = await desktop.request({ path: "/revoke-session", body });
      expect(rejected).toMatchObject({ status: 400, body: { message: "Invalid password" } });
    }
    expect((await desktop.request({ path: "/revoke-other-sessions", body: {} })).status).toBe(400);
    expect(await phone.whoAmI()).not.toBeNull();
    expect((await browser(identity).request({ path: "/revoke-session", body: { id, password } })).status).toBe(401);
    expect((await desktop.request({ path: "/revoke-session", body: { id, password } })).status).toBe(200);
    expect(await phone.whoAmI()).toBeNull();
    expect(await tablet.whoAmI()).not.toBeNull();
    expect((await desktop.request({ path: "/revoke-other-sessions", body: { password } })).status).toBe(200);
    expect(await tablet.whoAmI()).toBeNull();
    expect(await desktop.whoAmI()).not.toBeNull();
    // Another account's session can't be ended.
    await createAdministrator(db, { email: "b@example.com", password, actor: "test" });
    const otherBrowser = browser(identity);
    await otherBrowser.signIn({ email: "b@example.com" });
    const otherSession = (await desktop.request({ path: "/get-session" })).body as unknown as {
      session: { id: string };
    };
    await otherBrowser.request({ path: "/revoke-session", body: { id: otherSession.session.id, password } });
    expect(await desktop.whoAmI()).not.toBeNull();
  });

  test("no response contains a session token, which is in the cookie only", async () => {
    const { db, identity } = await open();
    const { request, signIn } = browser(identity);
    const responses = [
      await signIn(),
      await request({ path: "/get-session" }),
      await request({ path: "/list-sessions" }),
    ];
    const [session] = await db.selectFrom("auth_sessions").select("token").execute();
    expect(session?.token).toMatch(/^\w{32}$/);
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(session?.token);
    }
  });

  test("a session ends thirty days after sign-in, however often it is used", async () => {
    const { db, identity } = await open();
    const { request, signIn, whoAmI } = browser(identity);
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
    // The browser's own session query extends a session, but not this one beyond its limit.
    expect((await request({ path: "/get-session" })).body).not.toBeNull();
    const used = await db.selectFrom("auth_sessions").select("expires_at").executeTakeFirstOrThrow();
    expect(used.expires_at.getTime()).toBeLessThan(Date.now() + 25 * 3_600_000);
    expect(await whoAmI()).not.toBeNull();
    await startedAgo(31);
    expect(await whoAmI()).toBeNull();
  });

  test("expired sessions are purged, the others stay", async () => {
    const { db, identity } = await open();
    const { signIn, whoAmI } = browser(identity);
    await signIn();
    await purgeExpiredSessions(db);
    expect(await whoAmI()).not.toBeNull();
    await db
      .updateTable("auth_sessions")
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await whoAmI()).toBeNull();
    await purgeExpiredSessions(db);
    expect(await db.selectFrom("auth_sessions").select("id").execute()).toEqual([]);
  });
});
