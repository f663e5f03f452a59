-- What the owner changes of the texts of a page; the defaults are files (*-copy.ts).

create table page_texts (
  -- Path of the page, such as "/about".
  page text primary key check (length(page) between 1 and 60),
  -- Only what differs from the files, by path: {"hero.title": "…", "background.paragraphs": ["…"]}.
  value jsonb not null default '{}' check (jsonb_typeof(value) = 'object'),
  -- Saved and not public yet.
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  -- Out of menus, sitemap and site.
  hidden boolean not null default false,
  -- Names the stored state, draft included; a save that knows an older one is a conflict.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
alter table page_texts enable row level security;

-- Every state that was public, the current one included.
create table page_text_versions (
  page text not null,
  version integer not null,
  value jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  primary key (page, version)
);
alter table page_text_versions enable row level security;

-- Pages, feeds and cards say what the texts say: all of them are rendered again.
create trigger page_texts_announce after insert or update or delete or truncate on page_texts
  for each statement execute function settings_announce();
