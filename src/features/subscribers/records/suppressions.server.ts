import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { emailSpellings } from "../../../server-context/email-address.server.ts";
import { anyText } from "../../../server-context/list-request.server.ts";
import { acceptedSecrets, type SigningSecret } from "../../../server-context/signed-link.ts";

/** One digest per site secret and spelling of the address, the current ones first. */
const digestsOf = (secret: SigningSecret, email: string): string[] =>
  emailSpellings(email).flatMap((spelling) =>
    acceptedSecrets(secret).map((key) =>
      createHmac("sha256", key).update(`newsletter-suppression\n${spelling}`).digest("base64url"),
    ),
  );

/** Unsubscribed, bounced or complained, without a confirmed request since. */
export const hasUnsubscribed = (subscriber: { status: string; unsubscribed_at: Date | null }): boolean =>
  subscriber.status === "unsubscribed" || subscriber.unsubscribed_at !== null;

/** Runs in the caller's transaction; ignores existing ones. */
export async function addSuppressions(
  db: Db,
  secret: SigningSecret,
  emails: readonly string[],
  now: Date,
): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.flatMap((email) => {
    const [digest] = digestsOf(secret, email);
    return digest ? [{ digest, created_at: now }] : [];
  });
  await db
    .insertInto("newsletter_suppressions")
    .values(rows)
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .execute();
}

export async function removeSuppression(db: Db, secret: SigningSecret, email: string): Promise<void> {
  await db
    .deleteFrom("newsletter_suppressions")
    .where("digest", "=", anyText(digestsOf(secret, email)))
    .execute();
}

/** Keyed by lower-case address, with the time of suppression. */
export async function findSuppressions(
  db: Db,
  secret: SigningSecret,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const emailOf = new Map(
    emails.flatMap((email) => digestsOf(secret, email).map((digest) => [digest, email.toLowerCase()] as const)),
  );
  if (emailOf.size === 0) return new Map();
  const rows = await db
    .selectFrom("newsletter_suppressions")
    .select(["digest", "created_at"])
    .where(sql<boolean>`digest = any(${[...emailOf.keys()]}::text[])`)
    .execute();
  return new Map(rows.map(({ digest, created_at }) => [emailOf.get(digest) ?? "", created_at]));
}
