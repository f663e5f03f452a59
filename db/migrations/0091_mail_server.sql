-- The mail server that the owner enters; SMTP_URL comes first.

create table mail_server (
  single boolean primary key default true check (single),
  host text not null check (char_length(host) between 1 and 255),
  port integer not null check (port between 1 and 65535),
  -- "tls": encrypted from the first byte; "starttls": encrypted after the greeting.
  security text not null check (security in ('tls', 'starttls')),
  username text not null default '',
  -- Encrypted with a key of the site's secret, which is not in the database.
  sealed_password text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null
);
alter table mail_server enable row level security;
