import { sql } from "kysely";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import {
  anyId,
  contains,
  type ListOrder,
  orderOf,
  pageOf,
  readPage,
} from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { eraseEmailsAbout } from "../email/personal-data.server.ts";
import { recordStore } from "../people/records/records.server.ts";
import { guestEmails } from "./emails-copy.ts";
import type { EpisodeGuest, GuestDetail, GuestReleaseView, GuestState, ListedGuest } from "./guest-record.ts";
import { guestColumns, guestLinkEnd, guestUrl } from "./podcast-guests.server.ts";
import { deletePortrait } from "./portrait.server.ts";
import type { RegisteredGuest } from "./registered-guest.ts";
import { getRelease, releasePdf, sha256, signedStatement } from "./releases.server.ts";

export type GuestListRequest = ListRequest & { status: GuestState | "" };

/** The indexed expression. */
export const searchedGuests = sql<string>`fold_text(name || ' ' || email || ' ' || coalesce(organisation, '') || ' ' || expertise)`;

const orders: Record<string, ListOrder> = {
  name: { by: sql`lower(name)` },
  expertise: { by: sql`lower(expertise)` },
  status: { by: sql`array_position(array['registered', 'accepted', 'declined'], status)` },
  release: { by: sql`signed_at`, isOptional: true },
  interview: { by: sql`interview_at`, isOptional: true },
  date: { by: sql`created_at` },
};

const iso = (at: Date | null) => at?.toISOString() ?? null;

function filteredGuests(db: Db, { search, status }: GuestListRequest) {
  let query = db.selectFrom("guests").where("deleted_at", "is", null);
  if (status) query = query.where("status", "=", status);
  if (search.trim()) query = query.where(contains(searchedGuests, search));
  return query;
}

export async function listGuests(
  db: Db,
  request: GuestListRequest,
  isExport = false,
): Promise<{ guests: ListedGuest[]; total: number }> {
  const filtered = filteredGuests(db, request);
  const ordered = filtered
    .select(["id", "name", "email", "organisation", "expertise", "status", "created_at"])
    .select((row) => [
      row
        .selectFrom("guest_releases")
        .select((select) => select.fn.max("signed_at").as("at"))
        .whereRef("guest_id", "=", "guests.id")
        .as("signed_at"),
      row
        .selectFrom("bookings")
        .select((select) => select.fn.max("starts_at").as("at"))
        .whereRef("guest_id", "=", "guests.id")
        .where("bookings.status", "=", "confirmed")
        .as("interview_at"),
    ])
    .orderBy(orderOf(request.sort, orders));
  const { rows, total } = await readPage(filtered, ordered, pageOf(request, isExport));
  const guests = rows.map(({ created_at, signed_at, interview_at, ...row }) => ({
    ...row,
    email: emailInLetters(row.email),
    createdAt: created_at.toISOString(),
    signedAt: iso(signed_at),
    interviewAt: iso(interview_at),
  }));
  return { guests, total };
}

async function releaseOf(
  db: Db,
  guest: Pick<RegisteredGuest, "id" | "name" | "email">,
): Promise<GuestReleaseView | null> {
  const release = await getRelease(db, guest.id);
  if (!release) return null;
  const isIntact = sha256(signedStatement(release, guest)) === release.sha256;
  return { ...release, signedAt: release.signedAt.toISOString(), isIntact };
}

export async function getGuestDetail(
  context: Pick<SiteContext, "db" | "site" | "siteUrl" | "secret">,
  id: number,
): Promise<GuestDetail | null> {
  const { db } = context;
  const row = await db
    .selectFrom("guests")
    .select([...guestColumns, "consent_text as consentText", "decided_by as decidedBy"])
    .select(sql<string>`to_char(retain_until, 'YYYY-MM-DD')`.as("retainUntil"))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const [release, interview, episodes] = await Promise.all([
    releaseOf(db, row),
    interviewOf(db, id),
    episodesOf(db, id),
  ]);
  const { reference: _reference, ...guest } = row;
  return {
    ...guest,
    email: emailInLetters(row.email),
    portrait: row.portrait ? `/media/${row.portrait}` : null,
    createdAt: row.createdAt.toISOString(),
    signedAt: release?.signedAt ?? null,
    interviewAt: interview?.startsAt ?? null,
    notes: row.notes ?? "",
    decidedAt: iso(row.decidedAt),
    link: row.status === "accepted" ? { href: guestUrl(context, row), until: guestLinkEnd(row).toISOString() } : null,
    release,
    interview,
    episodes,
    proposals: copyOf(context.site, guestEmails).answers,
  };
}

/** Upcoming or past, not cancelled. */
async function interviewOf(db: Db, guestId: number): Promise<{ id: number; startsAt: string } | null> {
  const row = await db
    .selectFrom("bookings")
    .select(["id", "starts_at"])
    .where("guest_id", "=", guestId)
    .where("status", "=", "confirmed")
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, startsAt: row.starts_at.toISOString() } : null;
}

async function episodesOf(db: Db, guestId: number): Promise<{ id: number; title: string }[]> {
  const rows = await db
    .selectFrom("episode_guests")
    .innerJoin("blog", "blog.id", "episode_guests.episode_id")
    .select(["blog.id", "blog_title as title"])
    .where("guest_id", "=", guestId)
    .orderBy("blog.id", "desc")
    .execute();
  return rows.map(({ id, title }) => ({ id, title: title ?? "" }));
}

/** Base64; null if nothing was signed. */
export async function getReleaseFile(site: Site, db: Db, id: number): Promise<{ base64: string } | null> {
  const guest = await db
    .selectFrom("guests")
    .select(["name", "email"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const release = guest && (await getRelease(db, id));
  if (!guest || !release) return null;
  return { base64: (await releasePdf(site, release, guest)).toString("base64") };
}

export const { setDeleted: setGuestsDeleted } = recordStore("guest");

/** "in-use" if missing, or named by an episode, for which the release is the proof of permission. */
export async function eraseGuest(
  db: Db,
  media: MediaStore,
  id: number,
  actor: string,
): Promise<Result<undefined, "in-use">> {
  const deleted = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom("guests")
      .where("id", "=", id)
      .where("id", "not in", (query) =>
        query
          .selectFrom("episode_guests")
          .innerJoin("blog", "blog.id", "episode_guests.episode_id")
          .select("episode_guests.guest_id"),
      )
      .returning(["id", "portrait"])
      .executeTakeFirst();
    if (!row) return undefined;
    await eraseEmailsAbout(transaction, [`guest:${id}`]);
    await recordAudit(transaction, { actor, action: "guest.erase", subjectKind: "guest", subjectId: id });
    return row;
  });
  if (!deleted) return fail("in-use");
  if (deleted.portrait) await deletePortrait(deleted.portrait, media);
  return ok();
}

/** The guests to choose from, accepted or already chosen, and the ids of the chosen ones. */
export async function getEpisodeGuests(
  db: Db,
  episodeId: number,
): Promise<{ guests: EpisodeGuest[]; chosen: number[] }> {
  const chosen = await db.selectFrom("episode_guests").select("guest_id").where("episode_id", "=", episodeId).execute();
  const chosenIds = chosen.map(({ guest_id }) => guest_id);
  const rows = await db
    .selectFrom("guests")
    .select(["id", "name"])
    .select((row) => {
      const latest = row
        .selectFrom("guest_releases")
        .whereRef("guest_id", "=", "guests.id")
        .orderBy("signed_at", "desc")
        .limit(1);
      return [latest.select("audio").as("audio"), latest.select("signed_at").as("signed_at")];
    })
    .where("deleted_at", "is", null)
    .where((row) => row.or([row("status", "=", "accepted"), row("id", "=", anyId(chosenIds))]))
    .orderBy("name")
    .orderBy("id")
    .execute();
  const existingIds = new Set(rows.map(({ id }) => id));
  return {
    guests: rows.map(({ id, name, audio, signed_at }) => ({
      ...{ id, name },
      isPermitted: audio === true,
      signedAt: iso(signed_at),
    })),
    chosen: chosenIds.filter((id) => existingIds.has(id)),
  };
}
