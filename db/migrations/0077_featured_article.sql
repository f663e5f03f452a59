-- The article that leads the blog instead of the newest one, where the owner has chosen one. While it is not public, the
-- newest leads again.
create table featured_article (
  is_only boolean primary key default true check (is_only),
  article_id bigint not null
);
alter table featured_article enable row level security;

create function featured_article_follow() returns trigger language plpgsql security definer as $$
begin
  update content_revision set revision = revision + 1 where noun = 'articles';
  perform pg_notify('content_changed', 'articles');
  return null;
end $$;
alter function featured_article_follow() set search_path from current;

create trigger featured_article_follow after insert or update or delete or truncate on featured_article
  for each statement execute function featured_article_follow();
