-- Old URLs and where they lead now, the hits of each by day, and URLs that visitors asked for and nothing answered.

create table redirects (
  -- Path of this site, with a query where the old site had one ("/?p=12").
  source text primary key check (source like '/%' and char_length(source) <= 1000),
  -- A path of this site or a whole URL; null for what is gone on purpose (410).
  target text check (char_length(target) <= 2000),
  origin text not null check (origin in ('manual', 'import', 'slug')),
  created_at timestamptz not null default now()
);
create index redirects_by_target on redirects (split_part(split_part(target, '#', 1), '?', 1));
create index redirects_newest on redirects (created_at desc, source desc);

create table redirect_hits (
  source text not null check (char_length(source) <= 1000),
  day date not null,
  hits integer not null,
  primary key (source, day)
);
create index redirect_hits_by_day on redirect_hits (day);

create table unknown_urls (
  path text primary key check (char_length(path) <= 500),
  times integer not null,
  last_seen timestamptz not null
);
create index unknown_urls_by_last_seen on unknown_urls (last_seen);

alter table redirects enable row level security;
alter table redirect_hits enable row level security;
alter table unknown_urls enable row level security;

create function redirects_announce() returns trigger language plpgsql security definer as $$
begin
  perform pg_notify('content_changed', 'redirects');
  return null;
end $$;
alter function redirects_announce() set search_path from current;

create trigger redirects_announce after insert or update or delete or truncate on redirects
  for each statement execute function redirects_announce();

-- A page that is there again, or under a new URL, is no longer redirected away from; what led to its old URL follows it.
create function redirect_moved_page(old_path text, new_path text) returns void language plpgsql as $$
begin
  delete from redirects where source = new_path;
  update redirects set target = new_path where target = old_path;
  insert into redirects (source, target, origin) values (old_path, new_path, 'slug')
  on conflict (source) do update set target = excluded.target, origin = excluded.origin;
end $$;
alter function redirect_moved_page(text, text) set search_path from current;

-- Articles keep their old slugs themselves (article_redirects).
create function issue_redirect_old_slug() returns trigger language plpgsql security definer as $$
begin
  perform redirect_moved_page('/sunday-review/' || old.slug, '/sunday-review/' || new.slug);
  return null;
end $$;
alter function issue_redirect_old_slug() set search_path from current;

create trigger newsletter_issues_old_slug after update of slug on newsletter_issues
  for each row when (old.status = 'sent' and old.slug <> new.slug) execute function issue_redirect_old_slug();
