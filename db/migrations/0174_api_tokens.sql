-- Personal tokens of administrators for the interface of drafts; only their digests are stored.
create table api_tokens (
  id bigint generated always as identity primary key,
  user_id text not null references auth_users (id) on delete cascade,
  name text not null,
  hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_tokens_by_user on api_tokens (user_id);
alter table api_tokens enable row level security;
