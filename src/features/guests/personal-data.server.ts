import { type SelectQueryBuilder, sql } from "kysely";
import { copyOf } from "../../facts/page-texts.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { dateAndTime } from "../../lib/time/zoned-time.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { binStart } from "../../server-context/deletion.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import type {
  PersonalDataContext,
  PersonalDataStore,
  PersonalRecord,
} from "../../server-context/personal-data-store.ts";
import { eraseEmailsAbout } from "../email/personal-data.server.ts";
import { belongsTo, eraseRecords } from "../people/records/records.server.ts";
import { visitFacts } from "../visits/visit-facts.ts";
import { guestRecords } from "./guest-records-copy.ts";
import { grantNames } from "./guest-release.ts";
import { wordingOf } from "./release-wordings.ts";

const ofPerson = (db: Db, email: string): SelectQueryBuilder<Schema, "guests", object> =>
  db.selectFrom("guests").where(belongsTo(email));

/** Ids of guests whose release is proof for a public episode. */
async function findProtectedGuests(db: Db, ids: readonly number[], { publishedEpisodes }: PersonalDataContext) {
  if (ids.length === 0 || publishedEpisodes.size === 0) return new Set<number>();
  const rows = await db
    .selectFrom("episode_guests")
    .innerJoin("guest_releases", "guest_releases.guest_id", "episode_guests.guest_id")
    .select("episode_guests.guest_id")
    .distinct()
    .where("episode_guests.guest_id", "=", anyId(ids))
    .where("episode_guests.episode_id", "=", anyId([...publishedEpisodes]))
    .execute();
  return new Set(rows.map(({ guest_id }) => guest_id));
}

type ErasedGuest = { id: number; portrait: string | null; bio: string };

/** Guests whose release is proof keep their name, email address and release. */
async function eraseGuests(db: Db, guests: readonly ErasedGuest[], context: PersonalDataContext): Promise<number> {
  const ids = guests.map(({ id }) => id);
  const protectedIds = await findProtectedGuests(db, ids, context);
  const erasable = guests.filter(({ id }) => !protectedIds.has(id));
  // An empty bio means already reduced.
  const reducible = guests.filter(({ id, bio }) => protectedIds.has(id) && bio !== "").map(({ id }) => id);
  let count = await eraseRecords(db, "guest", erasable);
  if (reducible.length > 0) {
    await eraseEmailsAbout(
      db,
      reducible.map((id) => `guest:${id}`),
    );
    const { numUpdatedRows } = await db
      .updateTable("guests")
      .set({
        bio: "",
        expertise: "",
        topics: "",
        organisation: null,
        links: null,
        portrait: null,
        notes: null,
        visit: null,
        // Invalidates the personal link.
        reference: sql<string>`gen_random_uuid()`,
      })
      .where("id", "=", anyId(reducible))
      .where("bio", "<>", "")
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  for (const { portrait } of guests) if (portrait) context.deletePortrait(portrait);
  return count;
}

export const guestsPersonalData: PersonalDataStore = {
  noun: "guests",
  title: (site) => copyOf(site, guestRecords).title,
  forOwner: {
    title: "Part in the podcast: registration, portrait and release form",
    stays:
      "A signed release form is your proof of permission while an episode with them is public. To erase it with name and email address, unpublish the episode first.",
  },
  async find(db, email, context) {
    const { site } = context;
    const { language } = site.facts;
    const labels = copyOf(site, recordLabels);
    const words = copyOf(site, guestRecords);
    const guests = await ofPerson(db, email)
      .selectAll()
      .select(sql<string>`to_char(retain_until, 'YYYY-MM-DD')`.as("retained_until"))
      .execute();
    if (guests.length === 0) return [];
    const ids = guests.map(({ id }) => id);
    const protectedIds = await findProtectedGuests(db, ids, context);
    const releases = await db.selectFrom("guest_releases").selectAll().where("guest_id", "=", anyId(ids)).execute();
    const registrations = guests
      .filter(({ bio }) => bio !== "")
      .map((guest) => ({
        title: words.registration,
        at: guest.created_at.toISOString(),
        facts: [
          { label: labels.status, value: words.states[guest.status] },
          { label: labels.name, value: guest.name },
          ...(guest.organisation ? [{ label: labels.organisation, value: guest.organisation }] : []),
          { label: words.bio, value: guest.bio },
          { label: words.expertise, value: guest.expertise },
          { label: words.topics, value: guest.topics },
          ...(guest.links ? [{ label: words.links, value: guest.links }] : []),
          ...(guest.portrait
            ? [{ label: words.portrait, value: `${context.siteUrl}/media/${guest.portrait}.webp` }]
            : []),
          ...visitFacts(site, guest.visit),
          { label: labels.shownBeside, value: guest.consent_text },
          ...(guest.notes ? [{ label: labels.ourNotes, value: guest.notes }] : []),
          { label: labels.erasedOn, value: formatDate(guest.retained_until, "UTC", language) },
        ],
      }));
    const names = new Map(guests.map(({ id, name }) => [id, name]));
    const signed = releases.map(
      (release): PersonalRecord => ({
        title: fillText(words.release, { version: release.version }),
        at: release.signed_at.toISOString(),
        facts: [
          { label: labels.name, value: names.get(release.guest_id) ?? "" },
          { label: words.signature, value: release.signature },
          { label: words.signed, value: dateAndTime(release.signed_at, site.facts) },
          ...grantNames.map((grant) => ({
            label: release[grant] ? words.permitted : words.notPermitted,
            value: wordingOf(release.version).labels[grant],
          })),
          { label: words.text, value: release.text },
          { label: words.checksum, value: `SHA-256 ${release.sha256}` },
        ],
        ...(protectedIds.has(release.guest_id) ? { stays: words.stays } : {}),
      }),
    );
    return [...registrations, ...signed].sort((a, b) => b.at.localeCompare(a.at));
  },
  async erase(db, email, context) {
    return eraseGuests(db, await ofPerson(db, email).select(["id", "portrait", "bio"]).execute(), context);
  },
  async purge(db, now, context) {
    const expired = await db
      .selectFrom("guests")
      .select(["id", "portrait", "bio"])
      .where((row) =>
        row.or([row("retain_until", "<=", now.toISOString().slice(0, 10)), row("deleted_at", "<=", binStart(now))]),
      )
      .execute();
    return eraseGuests(db, expired, context);
  },
};
