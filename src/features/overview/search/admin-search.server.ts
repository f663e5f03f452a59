import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { emailInLetters } from "../../../server-context/email-address.server.ts";
import { contains } from "../../../server-context/list-request.server.ts";
import { searchedArticles } from "../../articles/editing/article-editing.server.ts";
import { searchedBookings } from "../../bookings/bookings.admin.server.ts";
import { publicationStateLabels, untitled } from "../../content-drafts/editing.ts";
import { searchedEpisodes } from "../../episodes/editing/episode-editing.server.ts";
import { guestStateLabels } from "../../guests/guest-record.ts";
import { searchedGuests } from "../../guests/guests.admin.server.ts";
import { leadTitle } from "../../leads/lead.ts";
import { searchedMedia } from "../../media/media.server.ts";
import { issueStatusLabels } from "../../newsletter/issues/issue-content.ts";
import { searchedIssues } from "../../newsletter/issues/issues.server.ts";
import { subscriberStateLabels } from "../../subscribers/subscriber-record.ts";
import { searchedSubscribers } from "../../subscribers/subscribers.admin.server.ts";
import { type FoundKind, type FoundRecord, foundKinds } from "./found-record.ts";

const maxPerKind = 5;

/** Each kind has an index for its text and one for its order, latest first. */
type SearchSource = {
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  searched: RawBuilder<string>;
  where?: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
};

const notDeleted = sql<boolean>`deleted_at is null`;

const sources: Record<FoundKind, SearchSource> = {
  person: {
    from: sql`people`,
    columns: sql`id, coalesce(name, email), email, last_at`,
    searched: sql`searched`,
    order: sql`last_at desc`,
  },
  lead: {
    from: sql`leads`,
    columns: sql`id, coalesce(name, email), kind, created_at`,
    searched: sql`searched`,
    where: notDeleted,
    order: sql`created_at desc`,
  },
  booking: {
    from: sql`bookings`,
    columns: sql`id, name, (select title from event_types where key = event_type), starts_at`,
    searched: searchedBookings,
    where: sql`status <> 'held'`,
    order: sql`starts_at desc`,
  },
  guest: {
    from: sql`guests`,
    columns: sql`id, name, status, created_at`,
    searched: searchedGuests,
    where: notDeleted,
    order: sql`created_at desc`,
  },
  subscriber: {
    from: sql`subscribers`,
    columns: sql`id, email, status, created_at`,
    searched: searchedSubscribers,
    where: notDeleted,
    order: sql`created_at desc`,
  },
  article: {
    from: sql`blog_articles`,
    columns: sql`id, title, status, updated_at::timestamptz`,
    searched: searchedArticles,
    order: sql`updated_at desc`,
  },
  episode: {
    from: sql`blog`,
    columns: sql`id, blog_title, status, updated_at::timestamptz`,
    searched: searchedEpisodes,
    order: sql`updated_at desc`,
  },
  issue: {
    from: sql`newsletter_issues`,
    columns: sql`id, subject, status, coalesce(frozen_at, scheduled_at, updated_at)`,
    searched: searchedIssues,
    where: notDeleted,
    order: sql`coalesce(frozen_at, scheduled_at, updated_at) desc`,
  },
  page: {
    from: sql`pages join page_words on page_id = id`,
    columns: sql`id, title, status, updated_at`,
    searched: sql`searched`,
    order: sql`updated_at desc`,
  },
  media: {
    from: sql`media`,
    columns: sql`id, name, alt, created_at`,
    searched: searchedMedia,
    where: notDeleted,
    order: sql`created_at desc`,
  },
};

const labelFrom = (labels: Readonly<Record<string, string>>) => (note: string) => labels[note] ?? note;

const notes: Partial<Record<FoundKind, (note: string) => string>> = {
  lead: leadTitle,
  guest: labelFrom(guestStateLabels),
  subscriber: labelFrom(subscriberStateLabels),
  article: labelFrom(publicationStateLabels),
  episode: labelFrom(publicationStateLabels),
  issue: labelFrom(issueStatusLabels),
  page: labelFrom(publicationStateLabels),
};

type Row = { kind: FoundKind; id: number | string; title: string | null; note: string | null; at: Date | null };

/** At most five of each kind, latest first. */
export async function searchRecords(db: Db, term: string): Promise<FoundRecord[]> {
  const parts = foundKinds.map((kind) => {
    const { from, columns, searched, where, order } = sources[kind];
    return sql`(
      select ${sql.lit(kind)} as kind, found.* from (
        select ${columns} from ${from} where ${contains(searched, term)} ${where ? sql`and ${where}` : sql``}
        order by ${order} limit ${sql.lit(maxPerKind)}
      ) as found (id, title, note, at))`;
  });
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ kind, id, title, note, at }) => ({
    kind,
    id: Number(id),
    title: emailInLetters(title) || untitled,
    note: notes[kind]?.(note ?? "") ?? (note === title ? "" : (emailInLetters(note) ?? "")),
    at: at?.toISOString() ?? null,
  }));
}
