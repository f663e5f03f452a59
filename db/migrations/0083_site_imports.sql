-- Exports of other products on their way into the site: what each holds, what became of it, and what it brought.

create table site_imports (
  id bigint generated always as identity primary key,
  -- Name of the file; its content is kept in the media store until the import has ended.
  file_name text not null check (char_length(file_name) between 1 and 2000),
  file text not null,
  bytes bigint not null,
  -- Such as "ghost"; null until it was read.
  source text,
  site_url text,
  state text not null check (state in ('reading', 'ready', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- Why it failed, in a sentence.
  problem text,
  -- What the owner chose; null until then.
  choice jsonb,
  -- The show of a podcast, as the export describes it.
  show jsonb,
  -- Old URLs that were redirected.
  redirects text[] not null default '{}',
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create table site_import_items (
  import_id bigint not null references site_imports (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('article', 'episode', 'problem')),
  -- Identity within the source; empty for what cannot be read.
  key text not null,
  place text not null,
  title text not null,
  -- Digest of what the export holds.
  digest text not null,
  tags text[] not null default '{}',
  old_urls text[] not null default '{}',
  notes text[] not null default '{}',
  -- Bytes and files that would be copied.
  bytes bigint not null default 0,
  files integer not null default 0,
  -- What would happen, and afterwards what did.
  outcome text not null check (outcome in ('new', 'changed', 'same', 'edited', 'left-out', 'unreadable', 'added', 'updated', 'failed')),
  item_id bigint,
  -- The version of the export, where the site's own was edited since.
  theirs jsonb,
  primary key (import_id, position)
);
create index site_import_items_by_outcome on site_import_items (import_id, outcome);

-- What came from where: a second import of the same item finds it here.
create table imported_items (
  origin text not null,
  key text not null,
  kind text not null check (kind in ('article', 'episode')),
  item_id bigint not null,
  source_digest text not null,
  -- Digest of what was stored: another one now means that it was edited.
  stored_digest text not null,
  import_id bigint not null,
  primary key (origin, kind, key)
);
create index imported_items_by_item on imported_items (kind, item_id);
create index imported_items_by_import on imported_items (import_id);

-- Files that were copied, each once, whichever import came upon them first.
create table imported_files (
  url text primary key check (char_length(url) <= 2000),
  digest text not null,
  media_id bigint not null,
  address text not null,
  import_id bigint not null
);
create index imported_files_by_digest on imported_files (digest);
create index imported_files_by_import on imported_files (import_id);

-- The identity of an episode in apps, where it came from another host.
create table episode_guids (
  episode_id bigint primary key,
  guid text not null unique
);

alter table site_imports enable row level security;
alter table site_import_items enable row level security;
alter table imported_items enable row level security;
alter table imported_files enable row level security;
alter table episode_guids enable row level security;
