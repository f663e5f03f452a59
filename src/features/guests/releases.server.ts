import { createHash } from "node:crypto";
import type { Site } from "../../facts/site.ts";
import { light } from "../../lib/brand-colours.ts";
import type { Db } from "../../server-context/db.ts";
import type { BookingContext } from "../bookings/booking.ts";
import { queueEmail } from "../email/emails.server.ts";
import { releaseSignedEmail, releaseSignedOwnerEmail } from "./emails.ts";
import { type Grants, grantNames } from "./guest-release.ts";
import { guestUrl, openGuestLink } from "./podcast-guests.server.ts";
import type { RegisteredGuest, Release } from "./registered-guest.ts";
import { releaseWordings, wordingOf } from "./release-wordings.ts";

const showFacts = ({ facts }: Site) => ({ show: facts.podcastName, owner: facts.name });

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The wording that a guest would sign now; `digest` detects that a page shows an older one. */
export function currentWording(site: Site): { version: string; text: readonly string[]; digest: string } {
  const { version, text: write } = releaseWordings[site.facts.language];
  const text = write(showFacts(site));
  return { version, text, digest: sha256([version, ...text].join("\n\n")) };
}

const { ink, "ink-soft": soft } = light;

export async function releasePdf(
  site: Site,
  release: Release,
  guest: Pick<RegisteredGuest, "name" | "email">,
): Promise<Buffer> {
  // Imported here because it loads slowly.
  const { default: PDFDocument } = await import("pdfkit");
  const { labels, pdf: words } = wordingOf(release.version);
  const title = `${words.title}: ${showFacts(site).show}`;
  const document = new PDFDocument({
    size: "A4",
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    info: { Title: title, Author: showFacts(site).owner, CreationDate: release.signedAt },
    lang: words.language,
    displayTitle: true,
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const heading = (text: string) =>
    document.moveDown(1).font("Helvetica-Bold").fontSize(12).fillColor(ink).text(text).moveDown(0.4);
  const paragraph = (text: string) =>
    document.font("Helvetica").fontSize(10.5).fillColor(ink).text(text, { lineGap: 3 });

  document.font("Times-Roman").fontSize(24).fillColor(ink).text(words.title);
  document
    .font("Helvetica")
    .fontSize(10)
    .fillColor(soft)
    .text(`${showFacts(site).show}, ${words.version} ${release.version}`);
  document.moveDown(1.2);
  for (const part of release.text.split("\n\n")) paragraph(part).moveDown(0.6);
  heading(words.permitted);
  for (const grant of grantNames) {
    paragraph(`${release[grant] ? words.yes : words.no}   ${labels[grant]}`);
  }
  heading(words.signed);
  document.font("Times-Italic").fontSize(20).fillColor(ink).text(release.signature).moveDown(0.3);
  paragraph(`${guest.name}, ${guest.email}`);
  paragraph(`${release.signedAt.toISOString().replace("T", " ").slice(0, 19)} UTC, ${words.typed}`);
  document.moveDown(1).fontSize(8).fillColor(soft).text(`${words.hash}: ${release.sha256}`);
  document.end();
  return done;
}

/** Counted from the signature, if no episode is public. */
const retentionYears = 3;

const yearsAfter = (instant: Date, years: number): string =>
  new Date(Date.UTC(instant.getUTCFullYear() + years, instant.getUTCMonth(), instant.getUTCDate()))
    .toISOString()
    .slice(0, 10);

export async function getRelease(db: Db, guestId: number): Promise<Release | null> {
  const row = await db
    .selectFrom("guest_releases")
    .select(["version", "text", "sha256", "signature", "signed_at as signedAt", ...grantNames])
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

/** Everything that is signed, as one text to hash. */
export function signedStatement(
  release: Omit<Release, "sha256">,
  guest: Pick<RegisteredGuest, "name" | "email">,
): string {
  const { labels, statement } = wordingOf(release.version);
  return [
    `${statement.title} ${release.version}`,
    release.text,
    ...grantNames.map((grant) => `${labels[grant]}: ${release[grant] ? statement.yes : statement.no}`),
    `${statement.guest}: ${guest.name} <${guest.email}>`,
    `${statement.signed}: ${release.signature}, ${release.signedAt.toISOString()}`,
  ].join("\n\n");
}

/** Signs once: of two submissions at the same time, the later one gets the release of the first. */
export async function signRelease(
  context: BookingContext,
  guest: RegisteredGuest,
  { signature, grants }: { signature: string; grants: Grants },
  now: Date,
): Promise<Release> {
  const { version, text } = currentWording(context.site);
  const unhashed = { version, text: text.join("\n\n"), signature, ...grants, signedAt: now };
  const release: Release = { ...unhashed, sha256: sha256(signedStatement(unhashed, guest)) };
  const pdf = await releasePdf(context.site, release, guest);
  const { signedAt, ...columns } = release;
  return context.db.transaction().execute(async (trx) => {
    await trx.selectFrom("guests").select("id").where("id", "=", guest.id).forUpdate().execute();
    const existing = await getRelease(trx, guest.id);
    if (existing) return existing;
    await trx
      .insertInto("guest_releases")
      .values({ guest_id: guest.id, signed_at: signedAt, ...columns })
      .execute();
    await trx
      .updateTable("guests")
      .set({ retain_until: yearsAfter(now, retentionYears) })
      .where("id", "=", guest.id)
      .execute();
    const about = `guest:${guest.id}`;
    await queueEmail(context.site, trx, {
      kind: "guest-signed",
      to: guest.email,
      content: releaseSignedEmail(context.site, guest, guestUrl(context, guest)),
      about,
      attachments: [{ filename: "release-form.pdf", contentType: "application/pdf", content: pdf.toString("base64") }],
    });
    const content = releaseSignedOwnerEmail(guest, `${context.siteUrl}/admin/guests/${guest.id}`);
    const headers = { "Reply-To": guest.email };
    await queueEmail(context.site, trx, {
      kind: "guest-signed-owner",
      to: context.ownerEmail,
      headers,
      content,
      about,
    });
    return release;
  });
}
