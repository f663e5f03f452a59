-- A recording that a service writes down piece by piece, and the draft until the owner publishes or discards it.
create table transcriptions (
  episode_id bigint primary key references blog (id) on delete cascade,
  file text not null,
  total_bytes bigint not null,
  next_byte bigint not null default 0,
  next_second double precision not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'failed', 'done')),
  problem text not null default '',
  cues jsonb not null default '[]',
  requested_at timestamptz not null default now()
);
create index transcriptions_waiting on transcriptions (requested_at) where state = 'waiting';
alter table transcriptions enable row level security;
