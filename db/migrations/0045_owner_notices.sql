-- What has gone wrong and concerns the owner: shown on the home screen until it is over, and told once by email.

create table owner_notices (
  -- Names the trouble, such as "job:backup": while it lasts it is one row.
  key text primary key,
  title text not null,
  reason text not null,
  -- What the owner does about it: a path of this site and its button; null when there is nothing to open.
  action_label text,
  action_path text,
  -- How often it happened in a row, and from which time on it is shown.
  times integer not null default 1,
  shown_from integer not null default 1,
  since timestamptz not null default now(),
  latest_at timestamptz not null default now(),
  emailed_at timestamptz,
  cleared_at timestamptz
);
create index owner_notices_open on owner_notices (since desc) where cleared_at is null;
alter table owner_notices enable row level security;
