-- Until its owner opens a site, search engines are kept away from it. One that was in use before counts as open.
create table site_visibility (
  single boolean primary key default true check (single),
  was_in_use boolean not null,
  -- Visitors see "Opening soon" until then.
  opening_soon boolean not null default false
);
alter table site_visibility enable row level security;
create trigger site_visibility_announce after insert or update or delete or truncate on site_visibility
  for each statement execute function settings_announce();

insert into site_visibility (was_in_use)
select exists (select from auth_users)
  or exists (select from site_settings)
  or exists (select from page_texts)
  or exists (select from leads)
  or exists (select from subscribers)
  or exists (
    select from blog_articles a
    where not exists (select from sample_items s where s.kind = 'article' and s.item_id = a.id and s.name = a.slug)
  )
  or exists (
    select from blog b
    where not exists (select from sample_items s where s.kind = 'episode' and s.item_id = b.id and s.name = b.blog_title)
  );
