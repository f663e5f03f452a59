import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { codeOf } from "../../e2e/support/totp-code.ts";
import { adminGuard } from "../../server/identity/admin-guard.ts";
import { createAdministrator, resetPassword } from "../../server/identity/administrators.ts";
import { createIdentity } from "../../server/identity/identity.ts";
import { listTrustedDevices } from "../../src/features/accounts/trusted-devices.server.ts";
import { matchRoute } from "../../src/match-route.ts";
import { browser, email, enableTwoFactor, identityParts, openIdentity, password, siteUrl } from "./support/identity.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

describe.each(storeKinds)("second factors and passkeys on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const open = () => openIdentity(store);
  /** Without concurrency, one kind of database is enough. */
  const testOnce = test.runIf(kind === storeKinds.at(-1));

  testOnce("a second factor requires a code, accepts a backup code once, and can be removed", async () => {
    const { db, identity } = await open();
    const owner = browser(identity);
    await owner.signIn();
    expect((await owner.request({ path: "/two-factor/enable", body: { password: "wrong password" } })).status).toBe(
      400,
    );
    const setUp = await owner.request({ path: "/two-factor/enable", body: { password } });
    const totpUri = String(setUp.body?.totpURI);
    const backupCodes = setUp.body?.backupCodes as string[];
    expect(backupCodes).toHaveLength(10);
    expect((await owner.request({ path: "/two-factor/verify-totp", body: { code: codeOf(totpUri) } })).status).toBe(
      200,
    );
    const stored = await db.selectFrom("auth_two_factors").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(backupCodes[0]);

    const newBrowser = browser(identity);
    expect((await newBrowser.signIn()).body).toMatchObject({ twoFactorRedirect: true });
    expect(await newBrowser.whoAmI()).toBeNull();
    expect((await newBrowser.request({ path: "/two-factor/verify-totp", body: { code: "000000" } })).status).toBe(401);
    expect(
      (await newBrowser.request({ path: "/two-factor/verify-totp", body: { code: codeOf(totpUri, 1) } })).status,
    ).toBe(200);
    expect(await newBrowser.whoAmI()).toMatchObject({ email });

    const withoutPhone = browser(identity);
    await withoutPhone.signIn();
    const useCode = () =>
      withoutPhone.request({ path: "/two-factor/verify-backup-code", body: { code: backupCodes[0] } });
    expect((await useCode()).status).toBe(200);
    const withBackupCode = browser(identity);
    await withBackupCode.signIn();
    expect(
      (await withBackupCode.request({ path: "/two-factor/verify-backup-code", body: { code: backupCodes[0] } })).status,
    ).toBe(401);

    await withBackupCode.request({ path: "/request-password-reset", body: { email } });
    const { plain } = await db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
    const token = /\/login\/reset\?token=([^\s\]]+)/.exec(plain)?.[1];
    await withBackupCode.request({ path: "/reset-password", body: { token, newPassword: "a sentence by link" } });
    expect((await browser(identity).signIn({ password: "a sentence by link" })).body).toMatchObject({
      twoFactorRedirect: true,
    });

    await resetPassword(db, { email, password: "another sentence", twoFactorOff: true });
    expect((await browser(identity).signIn({ password: "another sentence" })).body).toMatchObject({ user: { email } });
  });

  testOnce.each(["/revoke-other-sessions", "/two-factor/generate-backup-codes", "/two-factor/disable"])(
    "revokes trusted browsers after %s, and lists them with their last use before",
    async (path) => {
      const { db, identity } = await open();
      const { owner, uri, backupCodes } = await enableTwoFactor(identity);
      const trusted = browser(identity);
      await trusted.signIn();
      await trusted.request({ path: "/two-factor/verify-totp", body: { code: codeOf(uri, 1), trustDevice: true } });
      expect((await trusted.signIn()).body).toMatchObject({ user: { email } });
      const { id } = await db.selectFrom("auth_users").select("id").executeTakeFirstOrThrow();
      const [device, ...furtherDevices] = await listTrustedDevices(db, id);
      expect(furtherDevices).toEqual([]);
      expect(device).toMatchObject({ userAgent: "A browser" });
      expect(Date.now() - Date.parse(device?.usedAt ?? "")).toBeLessThan(60_000);

      expect((await owner.request({ path, body: { password, code: backupCodes[0] } })).status).toBe(200);
      expect(await listTrustedDevices(db, id)).toEqual([]);
      const { body } = await trusted.signIn();
      expect(body?.twoFactorRedirect).toBe(path === "/two-factor/disable" ? undefined : true);
    },
  );

  test("a code works once: not twice, not in another process, not concurrently", async () => {
    const { db, identity } = await open();
    const otherProcess = createIdentity({ ...identityParts, db });
    const { uri } = await enableTwoFactor(identity);
    const used = codeOf(uri);
    const verify = (visitor: ReturnType<typeof browser>, code: string, address = "192.0.2.1") =>
      visitor.request({ path: "/two-factor/verify-totp", body: { code }, address });

    for (const replica of [identity, otherProcess]) {
      const newBrowser = browser(replica);
      await newBrowser.signIn();
      for (const code of [used, codeOf(uri, -1)]) {
        const response = await verify(newBrowser, code);
        expect(response).toMatchObject({ status: 401, body: { code: "CODE_ALREADY_USED" } });
      }
      expect(await newBrowser.whoAmI()).toBeNull();
    }

    const visitors = [identity, otherProcess, identity, otherProcess].map(browser);
    for (const visitor of visitors) await visitor.signIn();
    const next = codeOf(uri, 1);
    const responses = await Promise.all(
      visitors.map((visitor, index) => verify(visitor, next, `192.0.2.${10 + index}`)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    const signedIn = await Promise.all(visitors.map((visitor) => visitor.whoAmI()));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  test("a code that becomes valid between two checks works once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = await open();
    let reads = Number.NEGATIVE_INFINITY;
    const nextStep = () => void vi.setSystemTime(Date.now() + 30_000);
    // The library reads the factor twice: by the second time, the next step has started.
    const clock: KyselyPlugin = {
      transformQuery({ node }) {
        const isReading = node.kind === "SelectQueryNode" && JSON.stringify(node).includes('"auth_two_factors"');
        if (isReading && ++reads === 2) nextStep();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { owner, uri } = await enableTwoFactor(createIdentity({ ...identityParts, db: db.withPlugin(clock) }));

    const code = codeOf(uri, 2);
    const statuses: number[] = [];
    const before = Date.now();
    reads = 0;
    for (const _ of [1, 2, 3]) {
      statuses.push((await owner.request({ path: "/two-factor/verify-totp", body: { code } })).status);
      if (Date.now() === before) nextStep();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  testOnce(
    "someone with the password can guess a hundred codes a day from all networks, and the owner can still sign in",
    async () => {
      const { db, identity } = await open();
      const { uri, backupCodes } = await enableTwoFactor(identity, -1);
      const verify = (visitor: ReturnType<typeof browser>, code: string, address: string) =>
        visitor.request({ path: "/two-factor/verify-totp", body: { code }, address });

      const attacker = browser(identity);
      await attacker.signIn({ address: "198.51.100.1" });
      const guesses: number[] = [];
      for (let network = 0; network < 25; network++) {
        for (let index = 0; index < 5; index++)
          guesses.push((await verify(attacker, "000000", `198.18.0.${network}`)).status);
      }
      expect(guesses.filter((status) => status === 401)).toHaveLength(100);
      expect(guesses.at(-1)).toBe(429);

      // A network from which the account has signed in isn't affected; other networks have other options.
      const knownNetwork = browser(identity);
      await knownNetwork.signIn();
      expect((await verify(knownNetwork, codeOf(uri), "192.0.2.1")).status).toBe(200);
      const newNetwork = browser(identity);
      expect((await newNetwork.signIn({ address: "203.0.113.1" })).status).toBe(200);
      expect(await verify(newNetwork, codeOf(uri, 1), "203.0.113.1")).toMatchObject({
        status: 429,
        body: {
          message: expect.stringContaining("Use a backup code or a passkey, or choose a new password") as string,
        },
      });
      const byBackupCode = {
        path: "/two-factor/verify-backup-code",
        body: { code: backupCodes[0] },
        address: "203.0.113.1",
      };
      expect((await newNetwork.request(byBackupCode)).status).toBe(200);

      await newNetwork.request({ path: "/request-password-reset", body: { email }, address: "203.0.113.2" });
      const { plain } = await db.selectFrom("mails").select("plain").executeTakeFirstOrThrow();
      const token = /\/login\/reset\?token=([^\s\]]+)/.exec(plain)?.[1];
      const newPassword = "a sentence by link";
      expect((await newNetwork.request({ path: "/reset-password", body: { token, newPassword } })).status).toBe(200);
      const recovered = browser(identity);
      await recovered.signIn({ password: newPassword, address: "203.0.113.3" });
      expect((await verify(recovered, codeOf(uri, 1), "203.0.113.3")).status).toBe(200);
      // Sign-ins started with the old password are invalid.
      expect((await verify(attacker, "000000", "198.51.100.9")).status).toBe(401);
    },
  );

  testOnce("a verification without an identifiable account never reaches the library", async () => {
    const { identity } = await open();
    const anonymous = browser(identity);
    const verify = (body: unknown) => anonymous.request({ path: "/two-factor/verify-totp", body });
    expect(await verify({ code: "000000" })).toMatchObject({
      status: 401,
      body: { code: "INVALID_TWO_FACTOR_COOKIE" },
    });
    expect((await verify({ code: 0 })).status).toBe(400);
    await anonymous.signIn();
    expect(await verify({ code: "000000" })).toMatchObject({ status: 400, body: { code: "TOTP_NOT_ENABLED" } });
  });

  testOnce("password, factors and passkeys change with the password and a code, which works once", async () => {
    const { db, identity } = await open();
    const { owner, uri, backupCodes } = await enableTwoFactor(identity, -1);
    const [first, second, third] = backupCodes;
    const used = codeOf(uri, -1);
    const { id } = await db.selectFrom("auth_users").select("id").executeTakeFirstOrThrow();
    const passkey = { public_key: "k", counter: 0, device_type: "singleDevice", backed_up: false };
    await db
      .insertInto("auth_passkeys")
      .values({ id: "p", user_id: id, credential_id: "c", ...passkey, name: "Phone", transports: null, aaguid: null })
      .execute();

    const newPassword = "the second password";
    // A new network for each step avoids the wait after failures.
    const steps = [
      "/change-password",
      "/two-factor/enable",
      "/two-factor/disable",
      "/two-factor/generate-backup-codes",
      "/passkey/generate-register-options",
      "/passkey/delete-passkey",
    ];
    for (const [index, path] of steps.entries()) {
      const send = (body: Record<string, string>) =>
        owner.request({ path, body: { id: "p", newPassword, ...body }, address: `192.0.2.${20 + index}` });
      expect(await send({ code: codeOf(uri) }), path).toMatchObject({ status: 400 });
      expect(await send({ password }), path).toMatchObject({ status: 422, body: { message: "Code required" } });
      for (const code of ["000000", used, "AAAAA-BBBBB"]) {
        expect(await send({ password, code }), path).toMatchObject({ status: 422, body: { message: "Invalid code" } });
      }
    }
    expect(await db.selectFrom("auth_passkeys").select("id").execute()).toHaveLength(1);
    expect(await owner.whoAmI()).not.toBeNull();

    const remove = (code: string | undefined) =>
      owner.request({ path: "/passkey/delete-passkey", body: { id: "p", password, code } });
    const code = codeOf(uri);
    expect((await remove(code)).status).toBe(200);
    expect(await db.selectFrom("auth_passkeys").select("id").execute()).toEqual([]);
    const turnOff = (code: string | undefined, currentPassword = password) =>
      owner.request({ path: "/two-factor/disable", body: { password: currentPassword, code }, address: "192.0.2.30" });
    expect((await turnOff(code)).status).toBe(422);
    const renew = (code: string | undefined) =>
      owner.request({ path: "/passkey/generate-register-options", body: { password, code }, address: "192.0.2.31" });
    expect((await renew(first)).status).toBe(200);
    expect((await renew(first)).status).toBe(422);
    // A rejected new password does not consume the code.
    const change = (chosen: string, code: string | undefined) =>
      owner.request({ path: "/change-password", body: { password, newPassword: chosen, code }, address: "192.0.2.32" });
    for (const unusable of ["too short", "qwertyqwerty!"]) expect((await change(unusable, third)).status).toBe(400);
    expect((await change(newPassword, third)).status).toBe(200);
    expect((await turnOff(second, newPassword)).status).toBe(200);
    expect(await db.selectFrom("auth_two_factors").select("id").execute()).toEqual([]);
  });

  testOnce(
    "where two-factor authentication is mandatory, an administrator without it reaches only its set-up",
    async () => {
      const { db, identity } = await open();
      const owner = browser(identity);
      await owner.signIn();
      const require = (actor: ReturnType<typeof browser>, body: Record<string, string>, to = "require") =>
        actor.request({ path: `/second-factor-rule/${to}`, body });
      expect((await require(browser(identity), { password })).status).toBe(401);
      expect((await require(owner, {})).status).toBe(400);
      // Requiring it without having one would lock every administrator out.
      expect((await require(owner, { password })).status).toBe(409);
      expect((await owner.request({ path: "/get-session" })).body).toMatchObject({ secondFactorRequired: false });

      const setUp = await owner.request({ path: "/two-factor/enable", body: { password } });
      const uri = String(setUp.body?.totpURI);
      const [first = "", second = ""] = (setUp.body?.backupCodes ?? []) as string[];
      expect((await owner.request({ path: "/two-factor/verify-totp", body: { code: codeOf(uri) } })).status).toBe(200);
      expect((await require(owner, { password })).status).toBe(422);
      expect((await require(owner, { password, code: first })).status).toBe(200);
      expect(await owner.whoAmI()).toMatchObject({ role: "admin" });

      const otherEmail = "other@example.com";
      await createAdministrator(db, { email: otherEmail, password, actor: "test" });
      const otherBrowser = browser(identity);
      await otherBrowser.signIn({ email: otherEmail });
      expect(await otherBrowser.whoAmI()).toMatchObject({ email: otherEmail, role: "user", needsSecondFactor: true });
      expect((await otherBrowser.request({ path: "/get-session" })).body).toMatchObject({ secondFactorRequired: true });
      expect((await require(otherBrowser, { password }, "release")).status).toBe(403);
      const cookie = [...otherBrowser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const visit = (path: string) =>
        adminGuard(new Request(siteUrl + path, { headers: { cookie } }), matchRoute(path), identity.readSession);
      expect((await visit("/admin/leads"))?.headers.get("location")).toBe("/admin/security");
      expect(await visit("/admin/security")).toBeUndefined();

      const otherSetUp = await otherBrowser.request({ path: "/two-factor/enable", body: { password } });
      const code = codeOf(String(otherSetUp.body?.totpURI));
      expect((await otherBrowser.request({ path: "/two-factor/verify-totp", body: { code } })).status).toBe(200);
      expect(await otherBrowser.whoAmI()).toMatchObject({ role: "admin" });

      // Recovery after losing the phone: the command line, then a new set-up.
      await resetPassword(db, { email: otherEmail, password: "lamps along a wall", twoFactorOff: true });
      const rescued = browser(identity);
      await rescued.signIn({ email: otherEmail, password: "lamps along a wall" });
      expect(await rescued.whoAmI()).toMatchObject({ needsSecondFactor: true });
      expect((await require(owner, { password, code: second }, "release")).status).toBe(200);
      expect(await rescued.whoAmI()).toMatchObject({ role: "admin" });
      const entries = await db
        .selectFrom("audit_log")
        .select("action")
        .where("action", "like", "two-factor.re%")
        .execute();
      expect(entries.map(({ action }) => action)).toEqual(["two-factor.require", "two-factor.release"]);
    },
  );

  testOnce("guesses at the password are counted together, whatever else the session does between them", async () => {
    const { identity } = await open();
    const owner = browser(identity);
    await owner.signIn();
    const guess = () =>
      owner.request({ path: "/revoke-other-sessions", body: { password: "a guess at the password" } });
    for (let index = 0; index < 5; index++) {
      expect((await guess()).status).toBe(400);
      await owner.request({ path: "/passkey/update-passkey", body: { id: "none", name: "x" } });
    }
    expect((await guess()).status).toBe(429);
  });

  testOnce(
    "without a second factor a passkey is added with the password, and each endpoint of the library accepts only its intended users",
    async () => {
      const { db, identity } = await open();
      const owner = browser(identity);
      const startRegistration = (body: Record<string, string>) =>
        owner.request({ path: "/passkey/generate-register-options", body });
      expect((await startRegistration({ password })).status).toBe(401);
      await owner.signIn();
      expect(await startRegistration({})).toMatchObject({ status: 400, body: { message: "Invalid password" } });
      expect(await startRegistration({ password: "not the password" })).toMatchObject({ status: 400 });
      expect((await owner.request({ path: "/passkey/generate-register-options" })).status).toBe(404);
      const started = await startRegistration({ password });
      expect(started).toMatchObject({
        status: 200,
        body: {
          rp: { id: "www.example.com" },
          authenticatorSelection: { userVerification: "required", residentKey: "required" },
        },
      });
      const response = { id: "x", rawId: "x", type: "public-key", response: {}, clientExtensionResults: {} };
      // Library errors are thrown, so that one handler decides between 503 and 500.
      const registration = { path: "/passkey/verify-registration", body: { name: "A", response } };
      await expect(owner.request(registration)).rejects.toThrow(TypeError);
      expect(await db.selectFrom("auth_passkeys").select("id").execute()).toEqual([]);
      const anonymous = browser(identity);
      for (const path of ["/passkey/list-user-passkeys"]) expect((await anonymous.request({ path })).status).toBe(401);
      for (const path of ["/passkey/delete-passkey", "/passkey/update-passkey"]) {
        expect((await anonymous.request({ path, body: { id: "x", name: "y", password } })).status).toBe(401);
      }
    },
  );

  testOnce(
    "a recovered account loses its passkeys with its second factor, and other accounts' passkeys are inaccessible",
    async () => {
      const { db, identity } = await open();
      const { id } = await db.selectFrom("auth_users").select("id").executeTakeFirstOrThrow();
      const passkey = { public_key: "k", counter: 0, device_type: "singleDevice", backed_up: false };
      await db
        .insertInto("auth_passkeys")
        .values({ id: "p", user_id: id, credential_id: "c", ...passkey, name: "Phone", transports: null, aaguid: null })
        .execute();
      await createAdministrator(db, { email: "other@example.com", password, actor: "test" });
      const otherBrowser = browser(identity);
      await otherBrowser.signIn({ email: "other@example.com" });
      expect((await otherBrowser.request({ path: "/passkey/list-user-passkeys" })).body).toEqual([]);
      expect(
        (await otherBrowser.request({ path: "/passkey/delete-passkey", body: { id: "p", password } })).status,
      ).toBe(401);
      await resetPassword(db, { email, password: "lamps along a wall", twoFactorOff: false });
      expect(await db.selectFrom("auth_passkeys").select("id").execute()).toHaveLength(1);
      await resetPassword(db, { email, password: "lamps along a wall", twoFactorOff: true });
      expect(await db.selectFrom("auth_passkeys").select("id").execute()).toEqual([]);
    },
  );

  testOnce("starting a passkey sign-in is rate-limited by network", async () => {
    const { identity } = await open();
    const startRegistration = () => browser(identity).request({ path: "/passkey/generate-authenticate-options" });
    for (let index = 0; index < 60; index++) expect((await startRegistration()).status).toBe(200);
    const rejected = await startRegistration();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
