-- Which articles hold HTML that the site itself has sanitised: the version of the sanitiser and a digest of that HTML. It is a
-- table of its own, because those who may write blog_articles by other ways (an adopted table of a hosted project) must not be
-- able to vouch for what they write.
create table sanitised_articles (
  article_id bigint primary key,
  mark text not null
);
alter table sanitised_articles enable row level security;

create function sanitised_articles_follow() returns trigger language plpgsql security definer as $$
begin
  delete from sanitised_articles where article_id = old.id;
  return null;
end $$;
alter function sanitised_articles_follow() set search_path from current;
create trigger blog_articles_sanitised_follow after delete on blog_articles
  for each row execute function sanitised_articles_follow();
