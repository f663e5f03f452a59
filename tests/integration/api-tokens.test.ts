import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maxTokens, tokenPrefix } from "../../src/features/api-tokens/api-token.ts";
import {
  createToken,
  findTokenHolder,
  listTokens,
  revokeToken,
} from "../../src/features/api-tokens/api-tokens.server.ts";
import { addAdministrator } from "./support/administrator.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const tokenRequest = { name: "A script", scopes: ["read", "draft"] as const, days: 30 };

describe.each(anyStoreKind)("personal tokens in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open() {
    const { db } = await store.open();
    const anna = await addAdministrator(db, "anna@example.com");
    const ben = await addAdministrator(db, "ben@example.com");
    const create = async (user = anna) => {
      const token = await createToken(db, user, tokenRequest);
      if (token === null) throw new Error("no token");
      return token;
    };
    return { db, anna, ben, create };
  }

  test("are stored as digests, and grant their scopes on behalf of their owner", async () => {
    const { db, anna, create } = await open();
    const token = await create();
    expect(token).toMatch(new RegExp(`^${tokenPrefix}[\\w-]{43}$`));
    const tables = [
      await db.selectFrom("api_tokens").selectAll().execute(),
      await db.selectFrom("audit_log").selectAll().execute(),
      await listTokens(db, anna.id),
    ];
    expect(JSON.stringify(tables)).not.toContain(token.slice(tokenPrefix.length));
    expect((await listTokens(db, anna.id))[0]).toMatchObject({ name: "A script", lastUsedAt: null, isExpired: false });
    expect(await findTokenHolder(db, token)).toMatchObject({
      name: "A script",
      scopes: ["read", "draft"],
      user: { id: anna.id, email: "anna@example.com", role: "admin" },
    });
    expect((await listTokens(db, anna.id))[0]?.lastUsedAt).not.toBeNull();
    for (const invalid of ["", "x", `${token}x`, token.toLowerCase()])
      expect(await findTokenHolder(db, invalid)).toBeNull();
  });

  test("become invalid when revoked or expired, or when their owner is no longer an administrator", async () => {
    const { db, anna, ben, create } = await open();
    const token = await create();
    const [{ id } = { id: 0 }] = await listTokens(db, anna.id);
    await revokeToken(db, ben, id);
    expect(await listTokens(db, ben.id)).toEqual([]);
    expect(await findTokenHolder(db, token)).not.toBeNull();
    await db.updateTable("auth_users").set({ role: "user" }).where("id", "=", anna.id).execute();
    expect(await findTokenHolder(db, token)).toBeNull();
    await db.updateTable("auth_users").set({ role: "admin" }).where("id", "=", anna.id).execute();
    await revokeToken(db, anna, id);
    expect(await findTokenHolder(db, token)).toBeNull();
    const expired = await create();
    await db.updateTable("api_tokens").set({ expires_at: new Date() }).execute();
    expect(await findTokenHolder(db, expired)).toBeNull();
    expect(await listTokens(db, anna.id)).toMatchObject([{ isExpired: true }]);
    const actions = await db.selectFrom("audit_log").select("action").where("subject_kind", "=", "token").execute();
    expect(actions.map(({ action }) => action)).toEqual(["token.create", "token.revoke", "token.create"]);
  });

  test("grant nothing until their owner has set up mandatory two-factor authentication", async () => {
    const { db, anna, create } = await open();
    const token = await create();
    await db
      .insertInto("second_factor_rule")
      .values({ required: true })
      .onConflict((conflict) => conflict.column("only_row").doUpdateSet({ required: true }))
      .execute();
    expect(await findTokenHolder(db, token)).toBeNull();
    await db.updateTable("auth_users").set({ two_factor_enabled: true }).where("id", "=", anna.id).execute();
    expect(await findTokenHolder(db, token)).not.toBeNull();
  });

  test("are limited per administrator, even under concurrent requests", async () => {
    const { db, anna } = await open();
    const tokens = await Promise.all(Array.from({ length: maxTokens + 3 }, () => createToken(db, anna, tokenRequest)));
    expect(tokens.filter((token) => token === null)).toHaveLength(3);
  });
});
