import type { Db } from "../../server-context/db.ts";
import { openSealed, sealValue } from "../../server-context/sealed-value.ts";
import type { SigningSecret } from "../../server-context/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type MailServerInput, type MailServerState, mailServerUrl } from "./mail-server.ts";

const sealedAs = "mail server";

export async function getMailServer(db: Db): Promise<MailServerState["stored"]> {
  const row = await db.selectFrom("mail_server").selectAll().executeTakeFirst();
  if (!row) return null;
  const { host, port, security, username, sealed_password } = row;
  return { host, port, security, username, hasPassword: sealed_password !== "" };
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

/** Must have no `mailServerProblems`. */
export async function saveMailServer(
  { db, secret }: { db: Db; secret: SigningSecret },
  { password, ...server }: MailServerInput,
  actor: string,
): Promise<void> {
  const sealed =
    password === null ? undefined : { sealed_password: password === "" ? "" : sealValue(secret, sealedAs, password) };
  const values = { ...server, ...sealed, updated_at: new Date(), updated_by: actor };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("mail_server")
      .values(values)
      .onConflict((row) => row.column("single").doUpdateSet(values))
      .execute();
    const { host, port, security } = server;
    const detail = { host, port, security, newPassword: password !== null };
    await recordAudit(transaction, { actor, action: "mail-server.save", detail });
  });
}

/** Emails then wait in the outbox, unless SMTP_URL names a server. */
export async function deleteMailServer(db: Db, actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom("mail_server").executeTakeFirst();
    if (numDeletedRows > 0n) await recordAudit(transaction, { actor, action: "mail-server.delete" });
  });
}
