import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity } from "../../server/identity/identity.ts";
import { openAuth } from "../../server/identity/open-auth.ts";
import { sessionSecrets } from "../../server/identity/session-secrets.ts";
import { endPendingAccess } from "../../server/upstream/auth-verifications.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { sessionCookie } from "../../src/server-context/http/auth-path.ts";
import { browser, email, enableTwoFactor, openIdentity, siteUrl } from "./support/identity.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const secret = "s".repeat(40);

/**
 * Private parts of the authentication library that server/upstream uses; after an upgrade, failures here name what
 * has changed.
 */
describe("the authentication library", () => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(oneStoreKind);
  });
  afterAll(() => store.stop());

  async function startSignIn() {
    const { db, identity } = await openIdentity(store);
    await enableTwoFactor(identity);
    const waiting = browser(identity);
    expect((await waiting.signIn()).body).toMatchObject({ twoFactorRedirect: true });
    const auth = openAuth({
      site: () => defaultSite,
      db,
      siteUrl,
      secrets: sessionSecrets(secret),
      logError: () => undefined,
      sendResetLink: async () => undefined,
      onPasswordReset: async () => undefined,
    });
    const headers = new Headers({ cookie: [...waiting.jar].map((pair) => pair.join("=")).join("; ") });
    return { db, waiting, readOwner: () => auth.api.readStepOwner({ headers }) };
  }

  test("identifies the user of a pending sign-in by its cookie and a verification row", async () => {
    const { readOwner } = await startSignIn();
    expect(await readOwner()).toMatchObject({ email });
  });

  test("uses three known prefixes for identifiers that depend on an old password", async () => {
    const { db, waiting, readOwner } = await startSignIn();
    await waiting.request({ path: "/request-password-reset", body: { email } });
    const { id } = await db.selectFrom("auth_users").select("id").executeTakeFirstOrThrow();
    const pending = () => db.selectFrom("auth_verifications").select("identifier").where("value", "=", id).execute();
    expect(await pending()).toHaveLength(2);
    await endPendingAccess(db, id);
    expect(await pending()).toEqual([]);
    expect(await readOwner()).toBeNull();
  });

  test("gives its session cookie the name by which page views exclude the owner", async () => {
    const { identity } = await openIdentity(store);
    const visitor = browser(identity);
    await visitor.signIn();
    expect([...visitor.jar.keys()]).toEqual([`__Host-${sessionCookie}`]);
  });

  test("signs its cookies so that those of a previous secret can be re-signed", async () => {
    const { db, identity } = await openIdentity(store);
    const visitor = browser(identity);
    await visitor.signIn();
    const cookie = [...visitor.jar].map((pair) => pair.join("=")).join("; ");
    const rotated = (current: string, ...previous: string[]) =>
      createIdentity({ db, siteUrl, secret: [current, ...previous], logError: () => undefined });
    const read = (identityAfter: ReturnType<typeof rotated>) => identityAfter.readSession(new Headers({ cookie }));
    expect(await read(rotated("n".repeat(40), secret))).toMatchObject({ email });
    expect(await read(rotated("n".repeat(40)))).toBeNull();
  });
});
