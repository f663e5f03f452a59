-- Passkeys as another way to sign in; the columns are those that the authentication library reads and writes.

create table auth_passkeys (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  name text,
  -- A public key tells nothing by itself: the private one never leaves the device.
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index auth_passkeys_user on auth_passkeys (user_id);
alter table auth_passkeys enable row level security;
