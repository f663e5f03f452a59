-- Messages of the bounce mailbox that were looked at, so that none is read again with each visit.

create table bounce_mailbox_messages (
  -- Digest of server, user and folder.
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  -- Of a report that the owner has to look at; null for all others.
  subject text,
  at timestamptz not null default now(),
  primary key (mailbox, uid_validity, uid)
);
alter table bounce_mailbox_messages enable row level security;

-- False: matched by address alone, without our Message-ID or a provider's signature. Counts neither towards an end nor a pause.
alter table newsletter_bounces add column is_proven boolean not null default true;
