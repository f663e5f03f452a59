-- What several copies of the site on one database share.

-- Which secret signs links and sessions: a digest, by which a copy with another secret is told before it answers anything.
create table site_secret (
  only_one boolean primary key default true check (only_one),
  fingerprint text not null,
  changed_at timestamptz not null default now()
);
alter table site_secret enable row level security;

-- Requests and failed sign-ins that count towards a limit, by a digest of who sent them.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
alter table rate_limits enable row level security;
create index rate_limits_expire on rate_limits (expire);

-- Which copy is running a job, until when it holds it, and when the job was last finished.
create table job_leases (
  name text primary key,
  holder text,
  leased_until timestamptz not null default '-infinity',
  finished_at timestamptz not null default '-infinity'
);
alter table job_leases enable row level security;
