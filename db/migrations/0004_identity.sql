-- Who may sign in. The columns are those that the authentication library reads and writes; the names are ours.

create table auth_users (
  id text primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  role text not null default 'user' check (role in ('admin', 'user')),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index auth_users_email on auth_users (email);

create table auth_sessions (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  -- Always null: addresses of the network are not kept.
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_end on auth_sessions (expires_at);

create table auth_accounts (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

-- Half-finished sign-ins, links for a new password, trusted devices.
create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);
create index auth_verifications_end on auth_verifications (expires_at);

-- The second factor; secret and backup codes are encrypted with a key derived from the site's secret.
create table auth_two_factors (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
create unique index auth_two_factors_user on auth_two_factors (user_id);

-- A hosted project publishes every table of its schema; without a policy these stay closed to everybody but the owner.
alter table auth_users enable row level security;
alter table auth_sessions enable row level security;
alter table auth_accounts enable row level security;
alter table auth_verifications enable row level security;
alter table auth_two_factors enable row level security;
