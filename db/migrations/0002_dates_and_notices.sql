-- An article with neither publication_date nor created_at counts from 1970, so it stands below all others; scheduled, it
-- never appears. Only tables that were there before 0001 can have such rows.

create or replace function article_listing_follow() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from article_listing;
    delete from article_redirects;
  elsif tg_op = 'INSERT' then
    if not exists (select from new_rows) then
      return null;
    end if;
  else
    if not exists (select from old_rows) then
      return null;
    end if;
    delete from article_listing l using old_rows o where l.article_id = o.id;
  end if;
  if tg_op = 'DELETE' then
    delete from article_redirects r using old_rows o where r.article_id = o.id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into article_listing (article_id, category, publication_date, visible_from, folded)
    select id, nullif(category, ''), coalesce(publication_date, created_at, 'epoch'),
      article_visible_from(status, coalesce(publication_date, created_at, 'infinity')),
      article_search_text(title, summary, introduction)
    from new_rows
    where status <> 'draft' and slug is not null;
  end if;
  update content_revision set revision = revision + 1 where noun = 'articles';
  perform pg_notify('content_changed', 'articles');
  return null;
end $$;
alter function article_listing_follow() set search_path from current;

-- Those that 0000 has hidden from 0001 are published again.
do $$
begin
  if to_regclass('articles_without_a_date') is null then
    return;
  end if;
  alter table blog_articles alter column status type text
    using case when status = 'draft' and publication_date is null and created_at is null then 'published' else status end;
  insert into article_listing (article_id, category, publication_date, visible_from, folded)
  select a.id, nullif(a.category, ''), 'epoch', '-infinity', article_search_text(a.title, a.summary, a.introduction)
  from blog_articles a join articles_without_a_date w on w.id = a.id
  on conflict (article_id) do nothing;
  update content_revision set revision = revision + 1 where noun = 'articles';
  drop table articles_without_a_date;
end $$;

-- A statement that changes no episode is no change: nobody needs to drop or count anything.
create or replace function episodes_count_revision() returns trigger language plpgsql security definer as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed_rows) then
      return null;
    end if;
  end if;
  update content_revision set revision = revision + 1 where noun = 'episodes';
  perform pg_notify('content_changed', 'episodes');
  return null;
end $$;
alter function episodes_count_revision() set search_path from current;

drop trigger blog_count_revision on blog;
create trigger blog_count_insert after insert on blog
  referencing new table as changed_rows for each statement execute function episodes_count_revision();
create trigger blog_count_update after update on blog
  referencing new table as changed_rows for each statement execute function episodes_count_revision();
create trigger blog_count_delete after delete on blog
  referencing old table as changed_rows for each statement execute function episodes_count_revision();
create trigger blog_count_truncate after truncate on blog
  for each statement execute function episodes_count_revision();
