-- Runs before 0001, which puts every article that is not a draft into a list by its date. In a table that was there before
-- (a hosted project used as DATABASE_URL) an article may have neither publication_date nor created_at: those are
-- marked as drafts here, in the column that 0001 would add anyway, and 0002 shows them again. Where 0001 has been applied
-- already, or there is no such table, nothing happens.

do $$
declare
  has_undated boolean := false;
begin
  if to_regclass('blog_articles') is null or to_regclass('article_listing') is not null then
    return;
  end if;
  if (
    select count(*) < 3 from pg_attribute
    where attrelid = 'blog_articles'::regclass and not attisdropped
      and attname in ('slug', 'publication_date', 'created_at')
  ) then
    return;
  end if;
  execute '
    select exists (
      select from blog_articles where publication_date is null and created_at is null and slug is not null)'
    into has_undated;
  if not has_undated then
    return;
  end if;
  if exists (
    select from pg_attribute where attrelid = 'blog_articles'::regclass and attname = 'status' and not attisdropped
  ) then
    raise exception 'the existing table blog_articles has a column status, and articles with neither publication_date nor created_at; give each of them a date first';
  end if;
  execute '
    alter table blog_articles add column status text not null default ''published''
      constraint blog_articles_status_known check (status in (''draft'', ''published'', ''scheduled''))';
  -- Not an update: the owner''s triggers would take it for a change of the article.
  execute '
    alter table blog_articles alter column status type text
      using case when publication_date is null and created_at is null then ''draft'' else status end';
  create table articles_without_a_date (id bigint primary key);
  alter table articles_without_a_date enable row level security;
  execute '
    insert into articles_without_a_date
    select id from blog_articles where publication_date is null and created_at is null and slug is not null';
end $$;
