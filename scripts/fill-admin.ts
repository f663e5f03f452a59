import { sql } from "kysely";
import { indexPageWords } from "../src/features/own-pages/page-words.server.ts";
import type { Db } from "../src/server-context/db.ts";

const leads = 10_000;
const people = 5_000;
const articles = 2_000;

export async function fillAdminLists(db: Db): Promise<void> {
  await sql`
    insert into leads (kind, email, name, page, notice_text, status, fingerprint, created_at, expires_at, follow_up_on)
    select 'contact', 'person' || (n % ${sql.lit(people)}) || '@example.com', 'Person ' || n, '/contact', 'x',
      case when n % 200 = 0 then 'new' else 'conversation' end, 'f' || n, now() - n * interval '1 minute',
      now() + interval '1 year', case when n % 500 = 0 then current_date else null end
    from generate_series(1, ${sql.lit(leads)}) n`.execute(db);
  await sql`
    insert into lead_replies (lead_id, subject, body, sent_by) select id, 'Re', 'Hello', 'owner@example.com' from leads`.execute(
    db,
  );
  await sql`
    insert into subscribers (email, page, status, confirmed_at)
    select 'person' || n || '@example.com', '/', 'confirmed', now()
    from generate_series(1, ${sql.lit(people)}) n`.execute(db);
  await sql`
    update leads set source = 'Source ' || id % 40, campaign = jsonb_build_object('utm_campaign', 'campaign-' || id % 30),
      organisation = case when id % 2 = 0 then 'Clinic ' || id end`.execute(db);
  await sql`
    insert into bookings (event_type, starts_at, ends_at, blocked, owner_day, zone, status, name, email, organisation, created_at)
    select 'demo', at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes'), at::date, 'UTC',
      case when n % 10 = 0 then 'cancelled' else 'confirmed' end, 'Booker ' || n, 'person' || (n % ${sql.lit(people)}) || '@example.com', 'Firm ' || n,
      now() - n * interval '4 hours'
    from generate_series(1, ${sql.lit(leads)}) n, lateral (select now() - n * interval '1 hour' as at) as times`.execute(
    db,
  );
  await sql`
    insert into mails (kind, recipient, subject, html, plain, status)
    select 'lead-notice', 'person' || n || '@example.com', 'Subject ' || n, '<p>Words</p>', 'Words',
      case when n % 500 = 0 then 'dead' else 'sent' end
    from generate_series(1, ${sql.lit(leads)}) n`.execute(db);
  await sql`
    insert into audit_log (actor, action, subject_kind, subject_id)
    select 'owner@example.com', 'lead.status', case when n % 7 > 0 then 'lead' end, n from generate_series(1, ${sql.lit(leads)}) n`.execute(
    db,
  );
  await sql`
    insert into blog_articles (slug, title, summary, category, author, publication_date, status, introduction, section_1)
    select 'article-' || n, 'Article number ' || n, 'Summary', 'Category', 'Sample Author', now() - n * interval '1 hour',
      'published', '<p>Words</p>', '<p>Words</p>'
    from generate_series(1, ${sql.lit(articles)}) n`.execute(db);
  await sql`
    insert into pages (title, slug) select 'Page number ' || n, 'page-' || n
    from generate_series(1, ${sql.lit(articles)}) n`.execute(db);
  await indexPageWords(db);
}
