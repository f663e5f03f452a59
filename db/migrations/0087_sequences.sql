-- Sequences: up to ten emails with waits, after an eBook, a subscription, a calculation or a call.

create table sequences (
  id bigint generated always as identity primary key,
  name text not null,
  trigger text not null check (trigger in ('ebook', 'subscription', 'calculation', 'call')),
  -- running: offered and sent; closed: sent to those who have begun; paused: neither.
  state text not null default 'draft' check (state in ('draft', 'running', 'closed', 'paused')),
  -- The sentence that people agree to; the only one that begins this sequence.
  consent text not null default '',
  rate_per_minute integer not null default 60 check (rate_per_minute between 1 and 6000),
  -- When the next copy may leave by the rate; every claim moves it on.
  next_copy_at timestamptz,
  -- What keeps the mail server from being reached; null while it answers.
  trouble text,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index sequences_offered on sequences (trigger) where state = 'running';

create table sequence_emails (
  id bigint generated always as identity primary key,
  sequence_id bigint not null references sequences (id) on delete cascade,
  position integer not null,
  -- After the email before it, the first one after the beginning.
  wait_days integer not null check (wait_days between 0 and 90),
  hour integer not null check (hour between 0 and 23),
  skip_sundays boolean not null default true,
  subject text not null default '',
  preview_text text not null default '',
  -- As those of issues: [{"kind", "title", "html"}].
  parts jsonb not null default '[]',
  version integer not null default 1,
  -- A removed email goes to no one else; its figures stay.
  removed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- What went to readers who have been erased since.
  erased_sent integer not null default 0,
  erased_bounced integer not null default 0
);
create index sequence_emails_in_order on sequence_emails (sequence_id, position, id);

create table sequence_readers (
  id bigint generated always as identity primary key,
  sequence_id bigint not null references sequences (id) on delete cascade,
  email text not null,
  name text,
  organisation text,
  -- The reader's where it is known, else the owner's; frozen with the schedule.
  zone text,
  state text not null default 'pending' check (state in ('pending', 'active', 'paused', 'done', 'stopped')),
  stop_reason text,
  -- Random names of the reader in the links that confirm and stop.
  request_key uuid not null unique default gen_random_uuid(),
  link_key uuid not null unique default gen_random_uuid(),
  -- The proof: the sentence as it was shown, when and where, and when the address was confirmed.
  consent_text text not null,
  consented_at timestamptz not null,
  page text not null,
  confirmed_at timestamptz,
  -- The call after which it begins.
  booking_id bigint references bookings (id) on delete set null,
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index sequence_readers_once on sequence_readers (sequence_id, lower(email));
create index sequence_readers_by_email on sequence_readers (lower(email));
create index sequence_readers_by_state on sequence_readers (sequence_id, state, id desc);
create index sequence_readers_expiring on sequence_readers (expires_at) where expires_at is not null;

-- One row for each reader and email, with the schedule as it was when the reader began. The primary key makes a second one impossible.
create table sequence_deliveries (
  reader_id bigint not null references sequence_readers (id) on delete cascade,
  email_id bigint not null references sequence_emails (id) on delete cascade,
  sequence_id bigint not null,
  email text not null,
  position integer not null,
  wait_days integer not null,
  hour integer not null,
  skip_sundays boolean not null,
  status text not null default 'waiting' check (status in
    ('waiting', 'sending', 'sent', 'retrying', 'bounced', 'unknown', 'skipped')),
  message_id uuid not null unique default gen_random_uuid(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  lease_owner text,
  lease_until timestamptz,
  last_answer text,
  -- The reader's day on which it left, or may have left.
  sent_on date,
  sent_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (reader_id, email_id)
);
-- No address gets two on one day, of whatever sequences.
create unique index sequence_deliveries_one_a_day on sequence_deliveries (lower(email), sent_on) where sent_on is not null;
create index sequence_deliveries_due on sequence_deliveries (sequence_id, next_attempt_at)
  where status in ('waiting', 'retrying');
create index sequence_deliveries_leased on sequence_deliveries (lease_until) where status = 'sending';
create index sequence_deliveries_by_email on sequence_deliveries (email_id, status);

-- Figures outlast an erasure, without a trace of the person.
create function sequence_readers_keep_figures() returns trigger language plpgsql security definer as $$
begin
  update sequence_emails e set
    erased_sent = e.erased_sent + (d.status = 'sent')::integer,
    erased_bounced = e.erased_bounced + (d.status = 'bounced')::integer
  from sequence_deliveries d
  where d.reader_id = old.id and d.email_id = e.id and d.status in ('sent', 'bounced');
  return old;
end $$;
alter function sequence_readers_keep_figures() set search_path from current;
create trigger sequence_readers_figures before delete on sequence_readers
  for each row execute function sequence_readers_keep_figures();

-- Forms show what is offered: their pages are rendered again.
create trigger sequences_announce_offer after update of state, consent, trigger on sequences
  for each statement execute function settings_announce();
create trigger sequences_announce_removal after delete on sequences
  for each statement execute function settings_announce();

alter table sequences enable row level security;
alter table sequence_emails enable row level security;
alter table sequence_readers enable row level security;
alter table sequence_deliveries enable row level security;
