-- Issues of The Sunday Review, and one row for each recipient of each issue.

create table newsletter_issues (
  id bigint generated always as identity primary key,
  -- The number on the issue; given when sending begins, so that a cancelled draft leaves no gap.
  number integer unique,
  -- Name of its public page below /sunday-review; null until the owner or the first send decides it.
  slug text unique,
  subject text not null default '',
  preview_text text not null default '',
  -- The parts in their order: [{"kind", "title", "html"}]; sanitised when saved.
  parts jsonb not null default '[]',
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  scheduled_at timestamptz,
  -- What every recipient gets: rendered once when the recipients are frozen, with marks for what differs.
  html text,
  plain text,
  frozen_at timestamptz,
  finished_at timestamptz,
  -- Why sending is paused, in a sentence; null when the owner paused it.
  pause_reason text,
  rate_per_minute integer not null default 60 check (rate_per_minute between 1 and 6000),
  -- Whether it has a public page from when sending begins; a cancelled one has none.
  in_archive boolean not null default true,
  -- Names the stored version; a save that knows an older one is a conflict.
  version bigint not null default 1,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by text,
  check (status <> 'scheduled' or scheduled_at is not null),
  check (status not in ('sending', 'paused', 'sent') or (frozen_at is not null and html is not null and plain is not null))
);
create index newsletter_issues_by_time on newsletter_issues (coalesce(frozen_at, scheduled_at, updated_at) desc, id desc)
  where deleted_at is null;
create index newsletter_issues_due on newsletter_issues (scheduled_at) where status = 'scheduled' and deleted_at is null;
create index newsletter_issues_active on newsletter_issues (id) where status = 'sending';
create index newsletter_issues_archive on newsletter_issues (frozen_at desc, id desc)
  where status <> 'cancelled' and frozen_at is not null and in_archive and deleted_at is null;
create index newsletter_issues_deleted on newsletter_issues (deleted_at) where deleted_at is not null;

-- The recipients of an issue, frozen in one transaction when sending begins. The primary key makes a second copy impossible.
create table newsletter_recipients (
  issue_id bigint not null references newsletter_issues (id) on delete cascade,
  subscriber_id bigint not null references subscribers (id) on delete cascade,
  -- As they were when the recipients were frozen.
  email text not null,
  name text,
  status text not null default 'waiting' check (status in
    ('waiting', 'sending', 'sent', 'retrying', 'bounced', 'unknown', 'skipped')),
  -- Chosen once, so that a copy that arrives twice is recognised as the same message.
  message_id uuid not null unique default gen_random_uuid(),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- Which process is handing it over, and until when it may.
  lease_owner text,
  lease_until timestamptz,
  -- The answer of the mail server, or why it was skipped.
  last_answer text,
  sent_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (issue_id, subscriber_id)
);
create index newsletter_recipients_due on newsletter_recipients (issue_id, next_attempt_at, subscriber_id)
  where status in ('waiting', 'retrying');
create index newsletter_recipients_leased on newsletter_recipients (lease_until) where status = 'sending';
create index newsletter_recipients_by_status on newsletter_recipients (issue_id, status, updated_at desc);
create index newsletter_recipients_by_subscriber on newsletter_recipients (subscriber_id, issue_id desc);

-- Notices from mailboxes and providers, kept so that a repeated one changes nothing.
create table newsletter_bounces (
  -- Names the notice at its source, such as "postmark:4711" or "imap:<message id>".
  source_key text primary key,
  subscriber_id bigint references subscribers (id) on delete cascade,
  issue_id bigint references newsletter_issues (id) on delete set null,
  kind text not null check (kind in ('permanent', 'temporary', 'complaint')),
  answer text,
  at timestamptz not null default now()
);
create index newsletter_bounces_by_subscriber on newsletter_bounces (subscriber_id, at desc);

-- Permanent rejections in a row; an accepted copy sets it to 0. Why a subscription ended when the reader did not end it.
alter table subscribers add column bounces_in_row integer not null default 0;
alter table subscribers add column end_reason text;
-- Where an imported subscriber comes from: {"source", "consentedAt", "evidence"}.
alter table subscribers add column imported jsonb;
create index subscribers_confirmed on subscribers (id) where status = 'confirmed' and deleted_at is null;

alter table newsletter_issues enable row level security;
alter table newsletter_recipients enable row level security;
alter table newsletter_bounces enable row level security;
