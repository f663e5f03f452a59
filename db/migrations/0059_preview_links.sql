-- Links that show the unsaved work on an article or an episode to anyone who has them, until they expire or are withdrawn.

create table preview_links (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('article', 'episode')),
  item_id bigint not null,
  -- The person whose unsaved work it shows.
  user_id text not null references auth_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
alter table preview_links enable row level security;
create index preview_links_by_item on preview_links (kind, item_id, id);
create index preview_links_by_end on preview_links (expires_at);
create index preview_links_by_user on preview_links (user_id);
