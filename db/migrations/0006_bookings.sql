-- Conversations that visitors book: what kinds there are, when the owner is free, and what was booked.

create extension if not exists btree_gist;

create table event_types (
  key text primary key,
  title text not null,
  minutes integer not null check (minutes between 5 and 480),
  -- Minutes kept free on either side of a conversation.
  buffer_before integer not null default 0 check (buffer_before between 0 and 480),
  buffer_after integer not null default 15 check (buffer_after between 0 and 480),
  -- How long before it begins a conversation can still be booked.
  notice_minutes integer not null default 1440 check (notice_minutes >= 0),
  -- How far ahead it can be booked.
  window_days integer not null default 60 check (window_days between 1 and 365),
  -- At most this many a day, in the owner's zone; null for as many as fit.
  daily_limit integer check (daily_limit > 0),
  -- Minutes from one offered time to the next.
  slot_step integer not null default 30 check (slot_step between 5 and 480),
  active boolean not null default true,
  updated_at timestamptz not null default now()
);

insert into event_types (key, title, minutes, slot_step, daily_limit) values
  ('strategy-call', 'Strategy call', 30, 30, 6),
  ('demo', 'Demo', 30, 30, 6),
  ('knowledge-audit', 'Knowledge audit', 60, 60, 3),
  ('interview', 'Podcast interview', 60, 60, 2);

-- One row: the zone that the hours and days below are meant in.
create table owner_calendar (
  single boolean primary key default true check (single),
  zone text not null
);

insert into owner_calendar (zone) values ('Europe/Berlin');

-- Weekdays count from Monday = 1, as ISO 8601 does.
create table availability (
  id bigint generated always as identity primary key,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  check (starts < ends)
);

create index availability_by_weekday on availability (weekday, starts);

insert into availability (weekday, starts, ends) select day, '09:00', '18:00' from generate_series(1, 5) as day;

create table days_off (
  day date primary key,
  reason text
);

create table bookings (
  id bigint generated always as identity primary key,
  -- What letters and calendar entries know the booking by.
  reference uuid not null unique default gen_random_uuid(),
  event_type text not null references event_types (key),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The conversation with its buffers.
  blocked tstzrange not null,
  -- The day in the owner's zone, for the limit per day.
  owner_day date not null,
  -- The zone in which the visitor chose the time.
  zone text not null,
  status text not null check (status in ('held', 'confirmed', 'cancelled')),
  held_until timestamptz,
  name text,
  email text,
  organisation text,
  topic text,
  consent_text text,
  consented_at timestamptz,
  -- Counts the changes of a calendar entry (RFC 5545, SEQUENCE).
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('visitor', 'owner')),
  notes text,
  retain_until date not null default (now() + interval '2 years')::date,
  check (starts_at < ends_at),
  check (status <> 'held' or held_until is not null),
  check (status = 'held' or (name is not null and email is not null)),
  -- The judge: whoever asks, and however many at once, no two conversations meet.
  constraint bookings_never_meet exclude using gist (blocked with &&) where (status in ('held', 'confirmed'))
);

create index bookings_by_start on bookings (starts_at, id);
create index bookings_by_status on bookings (status, starts_at, id);
create index bookings_by_day on bookings (event_type, owner_day) where status in ('held', 'confirmed');
create index bookings_by_email on bookings (lower(email));
create index bookings_held on bookings (held_until) where status = 'held';
create index bookings_to_purge on bookings (retain_until);
