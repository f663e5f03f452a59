-- What editing articles and episodes leaves behind: unsaved work, earlier versions, what was deleted. The content tables
-- themselves stay as they are, for they may belong to a hosted project.

-- One unsaved state for each person and item; item 0 is the new one that is not stored yet.
create table content_drafts (
  user_id text not null references auth_users (id) on delete cascade,
  kind text not null check (kind in ('article', 'episode')),
  item_id bigint not null,
  content jsonb not null,
  -- The version that the work began from; empty for a new item.
  base text not null default '',
  updated_at timestamptz not null default now(),
  primary key (user_id, kind, item_id)
);
create index content_drafts_item on content_drafts (kind, item_id, updated_at desc);

-- Every state that was saved, so that one can go back to it.
create table content_versions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('article', 'episode')),
  item_id bigint not null,
  content jsonb not null,
  status text not null,
  saved_by text not null,
  saved_at timestamptz not null default now()
);
create index content_versions_item on content_versions (kind, item_id, id desc);

-- Deleted items as they were, for 30 days.
create table deleted_content (
  kind text not null check (kind in ('article', 'episode')),
  item_id bigint not null,
  content jsonb not null,
  old_slugs text[] not null default '{}',
  deleted_by text not null,
  deleted_at timestamptz not null default now(),
  primary key (kind, item_id)
);
create index deleted_content_by_time on deleted_content (deleted_at);

-- The lists of the admin area.
create index blog_articles_changed on blog_articles (updated_at desc, id desc);
create index blog_articles_by_category on blog_articles (category, id);
create index blog_articles_by_title on blog_articles (lower(title), id);
create index blog_articles_by_date on blog_articles (publication_date desc, id desc);
create index blog_articles_title_search on blog_articles using gin (fold_text(title) gin_trgm_ops);

alter table content_drafts enable row level security;
alter table content_versions enable row level security;
alter table deleted_content enable row level security;
