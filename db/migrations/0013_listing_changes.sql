-- Each row of the listing says with which revision it came, so that whoever keeps something made from the texts in memory
-- only reads those that are new. The revision is taken first now: its row stays locked until the end of the transaction, so
-- revisions become visible in their order.

alter table article_listing add column changed bigint not null default 0;
create index article_listing_changed on article_listing (changed, article_id);

create or replace function article_listing_follow() returns trigger language plpgsql security definer as $$
declare
  now_at bigint;
begin
  if tg_op = 'INSERT' then
    if not exists (select from new_rows) then
      return null;
    end if;
  elsif tg_op in ('UPDATE', 'DELETE') then
    if not exists (select from old_rows) then
      return null;
    end if;
  end if;
  update content_revision set revision = revision + 1 where noun = 'articles' returning revision into now_at;
  if tg_op = 'TRUNCATE' then
    delete from article_listing;
    delete from article_redirects;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    delete from article_listing l using old_rows o where l.article_id = o.id;
  end if;
  if tg_op = 'DELETE' then
    delete from article_redirects r using old_rows o where r.article_id = o.id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into article_listing (article_id, category, publication_date, visible_from, folded, changed)
    select id, nullif(category, ''), coalesce(publication_date, created_at, 'epoch'),
      article_visible_from(status, coalesce(publication_date, created_at, 'infinity')),
      article_search_text(title, summary, introduction), now_at
    from new_rows
    where status <> 'draft' and slug is not null;
  end if;
  perform pg_notify('content_changed', 'articles');
  return null;
end $$;
alter function article_listing_follow() set search_path from current;
