-- Where other programs are told what happens on the site, if the owner wants it.
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  url text not null,
  events text[] not null,
  includes_people boolean not null default false,
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz
);
create index webhook_endpoints_by_event on webhook_endpoints using gin (events) where disabled_at is null;
alter table webhook_endpoints enable row level security;

-- Queued in the transaction of what they report. While one is sent, next_at is when another process may try again.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  key uuid not null default gen_random_uuid(),
  endpoint_id bigint not null references webhook_endpoints (id) on delete cascade,
  event text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  status integer,
  answer text not null default '',
  created_at timestamptz not null default now()
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at, id) where state = 'waiting';
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id);
create index webhook_deliveries_by_date on webhook_deliveries (created_at);
alter table webhook_deliveries enable row level security;
