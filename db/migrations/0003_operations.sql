-- What the site does on its own account: letters waiting to be sent, and a record of who changed what.

create table mails (
  id bigint generated always as identity primary key,
  -- Becomes the Message-ID, so that a letter which is sent again by mistake is recognised as the same one.
  message_id uuid not null unique default gen_random_uuid(),
  kind text not null,
  -- Names the occasion, such as "booking-reminder:42:24h": a second letter for the same occasion is refused.
  occasion text unique,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mails_due on mails (next_attempt_at, id) where status = 'queued';
create index mails_by_time on mails (created_at desc, id desc);
create index mails_by_status on mails (status, created_at desc, id desc);
create index mails_by_recipient on mails (lower(recipient));

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The administrator's address, or "visitor" or "system".
  actor text not null,
  -- A verb such as "article.publish".
  action text not null,
  subject_kind text,
  subject_id text,
  -- What changed, without anybody's personal data.
  detail jsonb not null default '{}'
);

create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, at desc);
create index audit_log_by_actor on audit_log (actor, at desc);
