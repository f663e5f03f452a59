import { randomUUID } from "node:crypto";
import {
  minNewPasswordLength,
  newPasswordTooCommon,
  newPasswordTooShort,
  readSite,
  recordAudit,
} from "../../src/features/platform.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { readEmailAddress } from "../../src/server-context/email-address.server.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { endPendingAccess } from "../upstream/auth-verifications.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { passwordWords } from "./new-password.ts";
import { hashPassword } from "./password-hash.ts";

export type Administrator = { email: string; role: string; twoFactor: boolean; createdAt: string };

function readEmail(text: string): string {
  const read = readEmailAddress(text.toLowerCase());
  if (!read.ok) throw new OperatorError(`"${text}" is not an email address.`);
  return read.value;
}

async function checkPassword(db: Db, password: string, email: string): Promise<void> {
  if (password.length < minNewPasswordLength) throw new OperatorError(newPasswordTooShort);
  if (isCommonPassword(password, passwordWords(await readSite(db), email)))
    throw new OperatorError(newPasswordTooCommon);
  if (password.length > 256) throw new OperatorError("Password must be at most 256 characters");
}

const findUser = (db: Db, email: string) =>
  db.selectFrom("auth_users").select(["id", "role"]).where("email", "=", email).executeTakeFirst();

/** @throws OperatorError when the email address is invalid or in use, or the password is too short */
export async function createAdministrator(
  db: Db,
  account: { email: string; password: string; actor: string },
): Promise<void> {
  const email = readEmail(account.email);
  await checkPassword(db, account.password, email);
  if (await findUser(db, email)) {
    throw new OperatorError(`The account ${email} already exists; reset-password gives it a new password.`);
  }
  const password = await hashPassword(account.password);
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("auth_users")
      .values({ id, email, name: email.split("@")[0] ?? email, email_verified: true, role: "admin", image: null })
      .execute();
    await trx
      .insertInto("auth_accounts")
      .values({ id: randomUUID(), user_id: id, account_id: id, provider_id: "credential", password })
      .execute();
    await recordAudit(trx, {
      actor: account.actor,
      action: "administrator.create",
      subjectKind: "user",
      subjectId: id,
    });
  });
}

/**
 * New password, administrator role, all sessions ended; `twoFactorOff` also removes 2FA for lost devices.
 * @throws OperatorError without such an account, or when the password is too short
 */
export async function resetPassword(
  db: Db,
  account: { email: string; password: string; twoFactorOff: boolean },
): Promise<void> {
  const email = readEmail(account.email);
  await checkPassword(db, account.password, email);
  const user = await findUser(db, email);
  if (!user) throw new OperatorError(`There is no account ${email}; create it first.`);
  const password = await hashPassword(account.password);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("auth_accounts")
      .values({ id: randomUUID(), user_id: user.id, account_id: user.id, provider_id: "credential", password })
      .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password }))
      .execute();
    await trx.deleteFrom("auth_sessions").where("user_id", "=", user.id).execute();
    await endPendingAccess(trx, user.id);
    if (account.twoFactorOff) {
      await trx.deleteFrom("auth_two_factors").where("user_id", "=", user.id).execute();
      // The lost device may have a passkey.
      await trx.deleteFrom("auth_passkeys").where("user_id", "=", user.id).execute();
    }
    await trx
      .updateTable("auth_users")
      .set({ role: "admin", ...(account.twoFactorOff && { two_factor_enabled: false }) })
      .where("id", "=", user.id)
      .execute();
    await recordAudit(trx, {
      actor: "command line",
      action: "administrator.reset-password",
      subjectKind: "user",
      subjectId: user.id,
      detail: account.twoFactorOff ? { twoFactor: "off" } : {},
    });
  });
}

export async function listAdministrators(db: Db): Promise<Administrator[]> {
  const rows = await db
    .selectFrom("auth_users")
    .select(["email", "role", "two_factor_enabled", "created_at"])
    .orderBy("email")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    role: row.role,
    twoFactor: row.two_factor_enabled,
    createdAt: row.created_at.toISOString(),
  }));
}

/** @returns false if the account exists. @throws OperatorError for a short password */
export async function ensureAdministrator(db: Db, account: { email: string; password: string }): Promise<boolean> {
  if (await findUser(db, readEmail(account.email))) return false;
  if (account.password.length < minNewPasswordLength) {
    throw new OperatorError(
      `The variable ADMIN_PASSWORD is shorter than ${minNewPasswordLength} characters; for example: ADMIN_PASSWORD=a-sentence-that-only-you-know.`,
    );
  }
  await createAdministrator(db, { ...account, actor: "environment" });
  return true;
}
