import { createHash } from "node:crypto";
import type { Db } from "../../server-context/db.ts";
import type { BookingContext } from "../bookings/booking.ts";
import { queueEmail } from "../email/emails.server.ts";
import { showFacts } from "../email/show-facts.ts";
import { guestSignedEmail, guestSignedOwnerEmail } from "./emails.ts";
import { type Grants, grantLabelsOf, releaseText, releaseVersion } from "./guest-release.ts";
import { guestUrl, openGuestLink } from "./podcast-guests.server.ts";
import type { Guest, Release } from "./registered-guest.ts";
import { releasePdf } from "./release-pdf.server.ts";

/** Years after the signature, while no episode is public. */
const signedYears = 3;

const yearsAfter = (instant: Date, years: number): string =>
  new Date(Date.UTC(instant.getUTCFullYear() + years, instant.getUTCMonth(), instant.getUTCDate()))
    .toISOString()
    .slice(0, 10);

export async function getRelease(db: Db, guestId: number): Promise<Release | null> {
  const row = await db
    .selectFrom("guest_releases")
    .select(["version", "text", "sha256", "signature", "audio", "video", "clips", "transcript"])
    .select("signed_at as signedAt")
    .where("guest_id", "=", guestId)
    .orderBy("signed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Null unless the release is signed. */
export async function guestWhoMayBook(context: Pick<BookingContext, "db" | "secret">, token: string, now: Date) {
  const opened = await openGuestLink(context, token, now);
  if (!opened.ok) return null;
  return (await getRelease(context.db, opened.value.id)) ? opened.value : null;
}

const allGrants = ["audio", "video", "clips", "transcript"] as const;

/** All signed content as one text; its SHA-256 proves integrity. */
export function signedStatement(release: Omit<Release, "sha256">, guest: Pick<Guest, "name" | "email">): string {
  const labels = grantLabelsOf(release.version);
  return [
    `Release form, version ${release.version}`,
    release.text,
    ...allGrants.map((grant) => `${labels[grant]}: ${release[grant] ? "yes" : "no"}`),
    `Guest: ${guest.name} <${guest.email}>`,
    `Signed: ${release.signature}, ${release.signedAt.toISOString()}`,
  ].join("\n\n");
}

export async function signRelease(
  context: BookingContext,
  guest: Guest,
  signed: { signature: string; grants: Grants },
  now: Date,
): Promise<Release> {
  const text = releaseText(showFacts).join("\n\n");
  const unsealed = { version: releaseVersion, text, signature: signed.signature, ...signed.grants, signedAt: now };
  const statement = signedStatement(unsealed, guest);
  const release: Release = { ...unsealed, sha256: createHash("sha256").update(statement).digest("hex") };
  const pdf = await releasePdf(release, guest);
  const { signedAt, ...columns } = release;
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("guest_releases")
      .values({ guest_id: guest.id, signed_at: signedAt, ...columns })
      .execute();
    await trx
      .updateTable("guests")
      .set({ retain_until: yearsAfter(now, signedYears) })
      .where("id", "=", guest.id)
      .execute();
    const about = `guest:${guest.id}`;
    await queueEmail(trx, {
      kind: "guest-signed",
      to: guest.email,
      content: guestSignedEmail(guest, guestUrl(context, guest)),
      about,
      attachments: [{ filename: "release-form.pdf", contentType: "application/pdf", content: pdf.toString("base64") }],
    });
    const content = guestSignedOwnerEmail(guest, `${context.siteUrl}/admin/guests/${guest.id}`);
    const headers = { "Reply-To": guest.email };
    await queueEmail(trx, { kind: "guest-signed-owner", to: context.ownerEmail, headers, content, about });
  });
  return release;
}
