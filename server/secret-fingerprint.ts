import { createHmac } from "node:crypto";
import type { Db } from "../src/server-context/db.ts";
import { OperatorError } from "../src/server-context/error-messages.ts";
import { acceptedSecrets, type SigningSecret } from "../src/server-context/signed-link.ts";
import { reencryptTwoFactors, sessionSecrets } from "./identity/session-secrets.ts";

const fingerprintOf = (secret: string) => createHmac("sha256", secret).update("fingerprint").digest("base64url");

const otherSecret =
  "The secret of this replica is not the one that this database accepts, so links and sessions of the other replicas would not work here; give every replica the same SITE_SECRET (or the same file keys/secret below DATA_DIR). To change the secret, put the old one into SITE_SECRET_PREVIOUS; if it is lost, run npm run admin -- accept-secret with the new one.";

/**
 * Ensures that all replicas sign with the same secret; rotates the recorded one when it is named as previous.
 * @throws OperatorError when the recorded secret is neither the current nor a previous one
 */
export async function claimSecret(db: Db, secret: SigningSecret): Promise<void> {
  const [current = "", ...previous] = acceptedSecrets(secret).map(fingerprintOf);
  const stored = await db.selectFrom("site_secret").select("fingerprint").executeTakeFirst();
  // Read-only in the usual case, so a full disk does not prevent a start.
  if (stored?.fingerprint === current) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("site_secret")
      .values({ fingerprint: current })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { fingerprint } = await trx
      .selectFrom("site_secret")
      .select("fingerprint")
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (fingerprint === current) return;
    if (!previous.includes(fingerprint)) throw new OperatorError(otherSecret);
    await reencryptTwoFactors(trx, sessionSecrets(secret));
    await trx.updateTable("site_secret").set({ fingerprint: current, changed_at: new Date() }).execute();
  });
}

/** Replaces a lost secret; links and sessions signed with it stop working. */
export async function acceptSecret(db: Db, secret: SigningSecret): Promise<void> {
  const fingerprint = fingerprintOf(acceptedSecrets(secret)[0] ?? "");
  await db
    .insertInto("site_secret")
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column("only_one").doUpdateSet({ fingerprint, changed_at: new Date() }))
    .execute();
}
