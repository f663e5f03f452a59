-- What visitors send: leads, subscriptions to the letter with the proof of consent; and when all of it is erased.

create table leads (
  id bigint generated always as identity primary key,
  -- The form, such as "contact", "ebook" or "healthcare-guide".
  kind text not null,
  email text not null,
  name text,
  organisation text,
  -- Every answer with its question as it was shown: [{"name", "label", "value"}].
  answers jsonb not null default '[]',
  page text not null,
  campaign jsonb not null default '{}',
  -- The sentence on data protection as it was shown, and when the form was sent.
  notice_text text not null,
  notice_at timestamptz not null default now(),
  marketing_text text,
  marketing_at timestamptz,
  status text not null default 'new' check (status in ('new', 'open', 'done')),
  -- Recognises the same form sent twice.
  fingerprint text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  deleted_at timestamptz,
  check ((marketing_text is null) = (marketing_at is null))
);

create index leads_by_time on leads (created_at desc, id desc) where deleted_at is null;
create index leads_by_status on leads (status, created_at desc, id desc) where deleted_at is null;
create index leads_by_kind on leads (kind, created_at desc, id desc) where deleted_at is null;
create index leads_by_email on leads (lower(email));
create index leads_by_fingerprint on leads (fingerprint, created_at desc);
create index leads_by_expiry on leads (expires_at);
create index leads_deleted on leads (deleted_at) where deleted_at is not null;

create table subscribers (
  id bigint generated always as identity primary key,
  email text not null,
  name text,
  -- Which cases the reader would rather see more of; empty for all.
  industry text,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Binds a confirmation to the request it answers: an old letter confirms nothing new.
  request_key uuid not null default gen_random_uuid(),
  page text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- A request that is not confirmed, or the proof after the subscription has ended; null while it runs.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create unique index subscribers_by_email on subscribers (lower(email));
create index subscribers_by_time on subscribers (created_at desc, id desc) where deleted_at is null;
create index subscribers_by_status on subscribers (status, created_at desc, id desc) where deleted_at is null;
create index subscribers_by_expiry on subscribers (expires_at) where expires_at is not null;
create index subscribers_deleted on subscribers (deleted_at) where deleted_at is not null;

-- The proof of consent: what was asked for, under which words, and when it was confirmed and ended.
create table subscription_events (
  id bigint generated always as identity primary key,
  subscriber_id bigint not null references subscribers (id) on delete cascade,
  event text not null check (event in ('requested', 'confirmed', 'changed', 'unsubscribed')),
  -- The words of the consent as they were shown, with a fingerprint that names their version.
  text text,
  text_version text,
  page text,
  at timestamptz not null default now()
);

create index subscription_events_by_subscriber on subscription_events (subscriber_id, at);

-- Which process is handing a letter over, and since when: what is left of it after a crash is found by its age.
alter table mails add column claimed_at timestamptz;
create index mails_claimed on mails (claimed_at) where status = 'sending';
-- Letters about something are erased with it: "lead:42".
alter table mails add column subject_key text;
create index mails_by_subject on mails (subject_key) where subject_key is not null;
