import { sql } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import { dayMs, minuteMs } from "../../lib/time/durations.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { isKey, type LinkFailure, readLink, signLink } from "../../server-context/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { BookingContext } from "../bookings/booking.ts";
import { lockRecipient, queueEmail } from "../email/emails.server.ts";
import { visitColumn } from "../visits/touches.server.ts";
import type { Visit } from "../visits/visit.ts";
import { guestAcceptedEmail, guestDeclinedEmail, guestOwnerEmail, guestReceivedEmail } from "./emails.ts";
import type { RegisteredGuest } from "./registered-guest.ts";

const linkPurpose = "guest";

/** Counted from the decision. */
const linkDays = 180;

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

/** Limits what strangers can store. */
const maxUndecided = 200;

export async function hasTooManyUndecided(db: Db): Promise<boolean> {
  const undecided = await db
    .selectFrom("guests")
    .select("id")
    .where("status", "=", "registered")
    .where("deleted_at", "is", null)
    .offset(maxUndecided - 1)
    .limit(1)
    .executeTakeFirst();
  return undecided !== undefined;
}

type Registration = Pick<
  RegisteredGuest,
  "name" | "email" | "organisation" | "bio" | "expertise" | "topics" | "links"
> &
  Pick<RegisteredGuest, "portrait"> & { consentText: string; visit?: Visit | null };

const duplicateMs = 10 * minuteMs;

async function findDuplicate(
  trx: Trx,
  { email, name, bio, expertise, topics }: Registration,
  now: Date,
): Promise<{ id: number } | undefined> {
  // A second press waits here until the first is stored.
  await lockRecipient(trx, email);
  return trx
    .selectFrom("guests")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where((guest) => guest.and({ name, bio, expertise, topics, status: "registered" }))
    .where("created_at", ">", new Date(now.getTime() - duplicateMs))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Ignores duplicates, except for their portrait. */
export async function registerGuest(
  context: BookingContext,
  registration: Registration,
  now: Date,
): Promise<{ id: number }> {
  const { consentText, visit, ...row } = registration;
  return context.db.transaction().execute(async (trx) => {
    const duplicate = await findDuplicate(trx, registration, now);
    if (duplicate) {
      const { portrait } = row;
      if (portrait) await trx.updateTable("guests").set({ portrait }).where("id", "=", duplicate.id).execute();
      return duplicate;
    }
    const { id } = await trx
      .insertInto("guests")
      .values({ ...row, consent_text: consentText, consented_at: now, visit: visitColumn(visit) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const about = `guest:${id}`;
    await queueEmail(context.site, trx, {
      kind: "guest-received",
      to: registration.email,
      content: guestReceivedEmail(context.site, registration),
      about,
    });
    const content = guestOwnerEmail(
      { ...registration, email: emailInLetters(registration.email) },
      `${context.siteUrl}/admin/guests/${id}`,
    );
    const headers = { "Reply-To": registration.email };
    await queueEmail(context.site, trx, { kind: "guest-owner", to: context.ownerEmail, headers, content, about });
    return { id };
  });
}

export const guestLinkEnd = ({ decidedAt }: Pick<RegisteredGuest, "decidedAt">): Date =>
  new Date((decidedAt?.getTime() ?? 0) + linkDays * dayMs);

export function guestUrl(
  context: Pick<BookingContext, "siteUrl" | "secret">,
  guest: Pick<RegisteredGuest, "reference" | "decidedAt">,
): string {
  const token = signLink(context.secret, {
    purpose: linkPurpose,
    subject: guest.reference,
    expiresAt: guestLinkEnd(guest),
  });
  return `${context.siteUrl}/guest-space/${token}`;
}

export async function openGuestLink(
  context: Pick<BookingContext, "db" | "secret">,
  token: string,
  now: Date,
): Promise<Result<RegisteredGuest, LinkFailure>> {
  const link = readLink(context.secret, linkPurpose, token, now);
  if (!link.ok) return link;
  if (!isKey(link.value)) return fail("expired");
  const guest = await context.db
    .selectFrom("guests")
    .select(guestColumns)
    .where("reference", "=", link.value)
    .where("status", "=", "accepted")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return guest ? ok(guest) : fail("expired");
}

/** Queues the reply; null if already decided. */
export async function decideGuest(
  context: BookingContext,
  id: number,
  decision: { status: "accepted" | "declined"; actor: string; message?: string },
  now: Date,
): Promise<RegisteredGuest | null> {
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
    const isAccepted = decision.status === "accepted";
    await queueEmail(context.site, trx, {
      kind: isAccepted ? "guest-accepted" : "guest-declined",
      to: guest.email,
      content: isAccepted
        ? guestAcceptedEmail(context.site, guest, guestUrl(context, guest), decision.message)
        : guestDeclinedEmail(context.site, guest, decision.message),
      occasion: `guest:${guest.id}:${decision.status}`,
      about: `guest:${guest.id}`,
    });
    await recordAudit(trx, {
      actor: decision.actor,
      action: isAccepted ? "guest.accept" : "guest.decline",
      subjectKind: "guest",
      subjectId: id,
    });
    return guest;
  });
}

/** Replaces the guests of an episode. */
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
