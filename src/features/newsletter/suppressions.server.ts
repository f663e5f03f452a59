import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { acceptedSecrets, type SigningSecret } from "../../server-context/signed-link.ts";

/** An email address as the suppression list may have it: a digest for each secret of the site, the current one's first. */
const digestsOf = (secret: SigningSecret, email: string): string[] =>
  acceptedSecrets(secret).map((key) =>
    createHmac("sha256", key).update(`newsletter-suppression\n${email.toLowerCase()}`).digest("base64url"),
  );

/** Whether a reader has left: unsubscribed, bounced for good or complained, and has not confirmed a request since. */
export const hasLeft = ({ status, unsubscribed_at }: { status: string; unsubscribed_at: Date | null }): boolean =>
  status === "unsubscribed" || unsubscribed_at !== null;

/** Puts email addresses on the suppression list, in the caller's transaction; one that is there already stays. */
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

/** Takes an email address off the suppression list: its reader has subscribed again. */
export async function removeSuppression(db: Db, secret: SigningSecret, email: string): Promise<void> {
  await db.deleteFrom("newsletter_suppressions").where("digest", "in", digestsOf(secret, email)).execute();
}

/** Which of these email addresses are on the suppression list, in lower case, with the time since when. */
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
