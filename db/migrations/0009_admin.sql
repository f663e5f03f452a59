-- What the owner's daily work needs: notes on people, searches through them, uploaded media, views of pages.

alter table leads add column notes text not null default '';
alter table subscribers add column notes text not null default '';

create index leads_search on leads
  using gin (fold_text(coalesce(name, '') || ' ' || email || ' ' || coalesce(organisation, '')) gin_trgm_ops);
create index subscribers_search on subscribers using gin (fold_text(coalesce(name, '') || ' ' || email) gin_trgm_ops);
create index bookings_search on bookings
  using gin (fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(organisation, '')) gin_trgm_ops);
create index mails_search on mails using gin (fold_text(recipient || ' ' || subject) gin_trgm_ops);
create index audit_log_search on audit_log
  using gin (fold_text(actor || ' ' || action || ' ' || coalesce(subject_id, '')) gin_trgm_ops);
create index audit_log_by_kind on audit_log (subject_kind, at desc, id desc);

-- A file of the owner's: a picture with its widths, a recording or a document.
create table media (
  id bigint generated always as identity primary key,
  -- Names the folder of its files; no part of it can be guessed from outside.
  key text not null unique,
  kind text not null check (kind in ('image', 'audio', 'document')),
  -- As it was called when it was uploaded.
  name text not null,
  -- Below the media directory, such as "uploads/4f.../harbour.jpg".
  file text not null unique,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  seconds integer,
  -- What a picture shows, for those who do not see it; required before it is used.
  alt text not null default '',
  -- [{"file", "type", "width", "bytes"}]
  variants jsonb not null default '[]',
  created_at timestamptz not null default now(),
  created_by text not null,
  deleted_at timestamptz
);

create index media_by_time on media (created_at desc, id desc) where deleted_at is null;
create index media_by_kind on media (kind, created_at desc, id desc) where deleted_at is null;
create index media_deleted on media (deleted_at) where deleted_at is not null;
create index media_search on media using gin (fold_text(name || ' ' || alt) gin_trgm_ops);

-- How often each page was opened on each day. Nothing about who opened it.
create table page_views (
  day date not null,
  path text not null,
  views integer not null,
  primary key (day, path)
);

alter table media enable row level security;
alter table page_views enable row level security;
