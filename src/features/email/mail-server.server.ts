import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { openSealed, sealValue } from "../../server-context/sealed-value.ts";
import type { SigningSecret } from "../../server-context/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import {
  type MailServerInput,
  type MailServerProblems,
  type MailServerState,
  mailServerProblems,
  mailServerUrl,
} from "./mail-server.ts";

const sealedAs = "mail server";

export async function getMailServer(db: Db): Promise<MailServerState["stored"]> {
  const row = await db.selectFrom("mail_server").selectAll().executeTakeFirst();
  if (!row) return null;
  const { host, port, security, username, greeting, sealed_password } = row;
  return { host, port, security, username, greeting, hasPassword: sealed_password !== "" };
}

/** Undefined without one. @throws Error when the password was sealed with another secret */
export async function readMailServerUrl(db: Db, secret: SigningSecret): Promise<string | undefined> {
  const row = await db.selectFrom("mail_server").selectAll().executeTakeFirst();
  if (!row) return undefined;
  const password = row.sealed_password === "" ? "" : openSealed(secret, sealedAs, row.sealed_password);
  if (password === undefined)
    throw new Error("The password of the mail server cannot be read, because the site’s secret is another one.");
  return mailServerUrl(row, password);
}

/** @returns the error in the input, which is then not saved */
export async function saveMailServer(
  { db, secret }: { db: Db; secret: SigningSecret },
  input: MailServerInput,
  actor: string,
): Promise<MailServerProblems> {
  const { password, ...server } = input;
  const sealed =
    password === null ? undefined : { sealed_password: password === "" ? "" : sealValue(secret, sealedAs, password) };
  const values = { ...server, ...sealed, updated_at: new Date(), updated_by: actor };
  return db.transaction().execute(async (transaction) => {
    // Locked: a password saved at this moment must not go to the server of this input.
    await sql`lock table mail_server in share row exclusive mode`.execute(transaction);
    const problems = mailServerProblems(input, await getMailServer(transaction));
    if (Object.keys(problems).length > 0) return problems;
    await transaction
      .insertInto("mail_server")
      .values(values)
      .onConflict((row) => row.column("single").doUpdateSet(values))
      .execute();
    const { host, port, security } = server;
    const detail = { host, port, security, newPassword: password !== null };
    await recordAudit(transaction, { actor, action: "mail-server.save", detail });
    return {};
  });
}

/** Emails then wait in the outbox, unless SMTP_URL names a server. */
export async function deleteMailServer(db: Db, actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom("mail_server").executeTakeFirst();
    if (numDeletedRows > 0n) await recordAudit(transaction, { actor, action: "mail-server.delete" });
  });
}
