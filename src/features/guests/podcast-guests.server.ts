import { createHash } from "node:crypto";
import type { Db } from "../../request/db.ts";
import { readLink, signLink } from "../../request/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { BookingContext } from "../bookings/booking.ts";
import { queueEmail } from "../email/emails.server.ts";
import { showFacts } from "../email/show-facts.ts";
import {
  guestAcceptedEmail,
  guestDeclinedEmail,
  guestOwnerEmail,
  guestReceivedEmail,
  guestSignedEmail,
  guestSignedOwnerEmail,
} from "./emails.ts";
import { type Grants, grantLabelsOf, releaseText, releaseVersion } from "./guest-release.ts";
import type { Guest, Release } from "./registered-guest.ts";
import { releasePdf } from "./release-pdf.server.ts";

const linkPurpose = "guest";
const day = 86_400_000;

/** How long an accepted guest's link works, in days after the answer. */
const linkDays = 180;

/** How long a guest who signed is stored while no episode is public, in years after the signature. */
const signedYears = 3;

const yearsAfter = (instant: Date, years: number): string =>
  new Date(Date.UTC(instant.getUTCFullYear() + years, instant.getUTCMonth(), instant.getUTCDate()))
    .toISOString()
    .slice(0, 10);

/** The columns of a guest, by the names of `Guest`. */
export const guestColumns = [
  "id",
  "reference",
  "name",
  "email",
  "organisation",
  "bio",
  "expertise",
  "topics",
  "links",
  "portrait",
  "status",
  "created_at as createdAt",
  "decided_at as decidedAt",
  "notes",
] as const;

/** Stores a registration with its emails to the guest and to the owner. */
export async function registerGuest(
  context: BookingContext,
  entry: Pick<Guest, "name" | "email" | "organisation" | "bio" | "expertise" | "topics" | "links" | "portrait"> & {
    consentText: string;
  },
  now: Date,
): Promise<{ id: number }> {
  const { consentText, ...row } = entry;
  return context.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("guests")
      .values({ ...row, consent_text: consentText, consented_at: now, decided_by: null, notes: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const about = `guest:${id}`;
    await queueEmail(trx, { kind: "guest-received", to: entry.email, content: guestReceivedEmail(entry), about });
    const content = guestOwnerEmail(entry, `${context.siteUrl}/admin/guests/${id}`);
    await queueEmail(trx, { kind: "guest-owner", to: context.ownerEmail, content, about });
    return { id };
  });
}

/** When the personal link of an accepted guest ends. */
export const guestLinkEnd = ({ decidedAt }: Pick<Guest, "decidedAt">): Date =>
  new Date((decidedAt?.getTime() ?? 0) + linkDays * day);

/** The personal page of an accepted guest. */
export function guestUrl(
  context: Pick<BookingContext, "siteUrl" | "secret">,
  guest: Pick<Guest, "reference" | "decidedAt">,
): string {
  const token = signLink(context.secret, {
    purpose: linkPurpose,
    subject: guest.reference,
    expiresAt: guestLinkEnd(guest),
  });
  return `${context.siteUrl}/guest-space/${token}`;
}

/** The accepted guest whom a link belongs to, or why it opens nothing. */
export async function openGuestLink(
  context: Pick<BookingContext, "db" | "secret">,
  token: string,
  now: Date,
): Promise<{ guest: Guest } | { problem: "forged" | "expired" }> {
  const link = readLink(context.secret, linkPurpose, token, now);
  if ("problem" in link) return link;
  const guest = await context.db
    .selectFrom("guests")
    .select(guestColumns)
    .where("reference", "=", link.subject)
    .where("status", "=", "accepted")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return guest ? { guest } : { problem: "expired" };
}

/** What a guest has signed last, or null. */
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

/** The guest who may book an interview with a link, because the release is signed; null otherwise. */
export async function guestWhoMayBook(context: Pick<BookingContext, "db" | "secret">, token: string, now: Date) {
  const opened = await openGuestLink(context, token, now);
  if ("problem" in opened) return null;
  return (await getRelease(context.db, opened.guest.id)) ? opened.guest : null;
}

const allGrants = ["audio", "video", "clips", "transcript"] as const;

/** Everything that is signed, as one text: its SHA-256 proves that none of it has changed. */
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

/** Stores a signed release with its hash, and sends the signed copy to the guest and word to the owner. */
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
    await queueEmail(trx, { kind: "guest-signed-owner", to: context.ownerEmail, content, about });
  });
  return release;
}

/** Accepts or declines a registration, with the email that says so; null when it was decided before. */
export async function decideGuest(
  context: BookingContext,
  id: number,
  decision: { status: "accepted" | "declined"; actor: string; message?: string },
  now: Date,
): Promise<Guest | null> {
  return context.db.transaction().execute(async (trx) => {
    const guest = await trx
      .updateTable("guests")
      .set({ status: decision.status, decided_at: now, decided_by: decision.actor })
      .where("id", "=", id)
      .where("status", "=", "registered")
      .where("deleted_at", "is", null)
      .returning(guestColumns)
      .executeTakeFirst();
    if (!guest) return null;
    const accepted = decision.status === "accepted";
    await queueEmail(trx, {
      kind: accepted ? "guest-accepted" : "guest-declined",
      to: guest.email,
      content: accepted
        ? guestAcceptedEmail(guest, guestUrl(context, guest), decision.message)
        : guestDeclinedEmail(guest, decision.message),
      occasion: `guest:${guest.id}:${decision.status}`,
      about: `guest:${guest.id}`,
    });
    await recordAudit(trx, {
      actor: decision.actor,
      action: accepted ? "guest.accept" : "guest.decline",
      subjectKind: "guest",
      subjectId: id,
    });
    return guest;
  });
}

/** Names the guests of an episode; an empty list takes all of them out. */
export async function setEpisodeGuests(
  db: Db,
  actor: string,
  episodeId: number,
  guestIds: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("episode_guests").where("episode_id", "=", episodeId).execute();
    const rows = [...new Set(guestIds)].map((guest_id) => ({ episode_id: episodeId, guest_id }));
    if (rows.length > 0) await trx.insertInto("episode_guests").values(rows).execute();
    await recordAudit(trx, {
      actor,
      action: "episode.guests",
      subjectKind: "episode",
      subjectId: episodeId,
      detail: { guestIds },
    });
  });
}
