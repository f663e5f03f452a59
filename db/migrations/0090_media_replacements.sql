-- Files that were replaced under their URL: each is restorable for 30 days.

create table media_replacements (
  id bigint generated always as identity primary key,
  media_id bigint not null references media (id) on delete cascade,
  -- Below the media directory: where the earlier files are, by their names.
  folder text not null unique,
  bytes bigint not null,
  seconds integer,
  variants jsonb not null default '[]',
  replaced_at timestamptz not null default now(),
  replaced_by text not null
);
create index media_replacements_of on media_replacements (media_id, replaced_at desc);
create index media_replacements_by_time on media_replacements (replaced_at);
alter table media_replacements enable row level security;
