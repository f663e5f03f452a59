import { hashPassword } from "better-auth/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAdministrator, ensureAdministrator, resetPassword } from "../../server/identity/administrators.ts";
import { browser, email, openIdentity, password } from "./support/identity.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

describe.each(anyStoreKind)("passwords on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const open = () => openIdentity(store);

  test("a reset link sets a new password once and ends every session", async () => {
    const { db, identity } = await open();
    const { request, signIn, whoAmI } = browser(identity);
    await signIn();
    await request({ path: "/request-password-reset", body: { email: "OWNER@example.com" } });
    const { recipient, plain } = await db.selectFrom("mails").select(["recipient", "plain"]).executeTakeFirstOrThrow();
    expect(recipient).toBe(email);
    const token = /\/login\/reset\?token=([^\s\]]+)/.exec(plain)?.[1];
    const choose = (newPassword: string) => request({ path: "/reset-password", body: { token, newPassword } });
    expect((await choose("a new sentence")).status).toBe(200);
    expect((await choose("a third sentence")).status).toBe(400);
    expect(await whoAmI()).toBeNull();
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ password: "a new sentence" })).status).toBe(200);
    const kinds = (await db.selectFrom("mails").select("kind").orderBy("id").execute()).map((mail) => mail.kind);
    expect(kinds).toEqual(["password-reset", "password-changed"]);
  });

  test.each([undefined, false, "no"])(
    "a new password ends the other sessions, whatever the browser requests (%s)",
    async (revokeOtherSessions) => {
      const { db, identity } = await open();
      const [desktop, phone, attacker] = [browser(identity), browser(identity), browser(identity)];
      for (const client of [desktop, phone, attacker]) await client.signIn();
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
      const response = await desktop.request({
        path: "/change-password",
        body: { password, newPassword: "the second password", revokeOtherSessions },
      });
      expect(response.status).toBe(200);
      expect(await desktop.whoAmI()).toMatchObject({ email });
      expect([await phone.whoAmI(), await attacker.whoAmI()]).toEqual([null, null]);
      expect(await db.selectFrom("auth_sessions").select("id").execute()).toHaveLength(1);
      expect(await db.selectFrom("auth_verifications").select("id").execute()).toEqual([]);
    },
  );

  test("a wrong current password ends no session", async () => {
    const { identity } = await open();
    const [desktop, phone] = [browser(identity), browser(identity)];
    await desktop.signIn();
    await phone.signIn();
    const body = { password: "not the password", newPassword: "the second password" };
    expect((await desktop.request({ path: "/change-password", body })).status).toBe(400);
    expect(await phone.whoAmI()).toMatchObject({ email });
  });

  test("a new password has at least 12 characters, and an older short one still signs in", async () => {
    const { db, identity } = await open();
    const eleven = "x".repeat(11);
    await db
      .updateTable("auth_accounts")
      .set({ password: await hashPassword("sixsix") })
      .execute();
    const owner = browser(identity);
    expect((await owner.signIn({ password: "sixsix" })).status).toBe(200);
    // A hash with weaker parameters than today's is upgraded at sign-in.
    const { password: renewed } = await db.selectFrom("auth_accounts").select("password").executeTakeFirstOrThrow();
    expect(renewed).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect((await browser(identity).signIn({ password: "sixsix" })).status).toBe(200);
    const change = (newPassword: string) =>
      owner.request({ path: "/change-password", body: { password: "sixsix", newPassword } });
    expect(await change(eleven)).toMatchObject({ status: 400, body: { message: "Password too short" } });
    await owner.request({ path: "/request-password-reset", body: { email } });
    const { plain } = await db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
    const token = /\/login\/reset\?token=([^\s\]]+)/.exec(plain)?.[1];
    const reset = (newPassword: string) => owner.request({ path: "/reset-password", body: { token, newPassword } });
    expect((await reset(eleven)).status).toBe(400);
    for (const weakPassword of ["x".repeat(12), "password1234", "qwertyqwerty!"]) {
      expect(await reset(weakPassword)).toMatchObject({ status: 400, body: { message: "Password too common" } });
      expect(await change(weakPassword)).toMatchObject({ status: 400, body: { message: "Password too common" } });
      await expect(resetPassword(db, { email, password: weakPassword, twoFactorOff: false })).rejects.toThrow(
        "easy to guess",
      );
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
    // An existing administrator keeps the password, whatever the variable contains.
    expect(await ensureAdministrator(db, { email, password: "six" })).toBe(false);
  });

  test("reset links are limited to five per hour, with the same response for every address", async () => {
    const { db, identity } = await open();
    const request = (address: string, index: number) =>
      browser(identity).request({
        path: "/request-password-reset",
        body: { email: address },
        address: `192.0.2.${index}`,
      });
    const responses = [];
    for (const [start, address] of [
      [0, email],
      [100, "nobody@example.com"],
    ] as const) {
      for (let index = 0; index < 5; index++) expect((await request(address, start + index)).status).toBe(200);
      responses.push(await request(address, start + 50));
    }
    expect(responses[0]?.status).toBe(429);
    expect(responses[0]?.body).toEqual({
      message:
        "Several links were requested for this address in the last hour. Use the newest one, or try again in 60 minutes.",
    });
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(await db.selectFrom("mails").select("id").execute()).toHaveLength(5);
  });
});
