-- The owner's other calendars by their private addresses, and when they are busy: times only, never what they are for.

create table busy_calendars (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 80),
  url text not null unique check (char_length(url) between 1 and 2000),
  -- When it was asked for last, when it could be read last, and why it could not be since.
  asked_at timestamptz,
  read_at timestamptz,
  problem text,
  created_at timestamptz not null default now()
);

create table busy_times (
  calendar_id bigint not null references busy_calendars (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);

create index busy_times_by_end on busy_times (ends_at, starts_at);
create index busy_times_by_calendar on busy_times (calendar_id);

alter table busy_calendars enable row level security;
alter table busy_times enable row level security;
