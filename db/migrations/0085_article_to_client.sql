-- not additive: leads get other states
-- From article to client: how people came, what became of leads, and what is counted about pages and recordings.

-- How the person came: {"first", "referrer", "campaign", "read"}; null without a script, and for records from before.
alter table leads add column visit jsonb;
alter table subscribers add column visit jsonb;
alter table bookings add column visit jsonb;
alter table guests add column visit jsonb;

alter table leads add column mandate_euro integer check (mandate_euro >= 0);
alter table leads add column mandate_on date;
alter table leads add column lost_reason text;
-- What the mandate added to touch_counts, so that a change takes exactly that away again.
alter table leads add column mandate_counted jsonb;

alter table leads drop constraint leads_status_check;
update leads set lost_reason = 'Closed before reasons were noted' where status = 'done';
update leads set status = case status when 'open' then 'conversation' when 'done' then 'lost' else status end
  where status in ('open', 'done');
alter table leads add constraint leads_status_check
  check (status in ('new', 'conversation', 'proposal', 'mandate', 'lost'));
alter table leads add constraint leads_mandate_check check ((status = 'mandate') = (mandate_on is not null));
alter table leads add constraint leads_lost_check check (status = 'lost' or lost_reason is null);

drop index leads_by_progress;
create index leads_by_progress on leads
  (array_position(array['new', 'conversation', 'proposal', 'mandate', 'lost'], status), id) where deleted_at is null;

-- Views whose reader was still there after twenty seconds.
alter table page_views add column stayed integer not null default 0;
alter table visit_origins add column stayed integer not null default 0;

-- What was read first and last by people who then subscribed, wrote, booked or gave a mandate, per day. It names no one
-- and remains when they are erased.
create table touch_counts (
  day date not null,
  kind text not null check (kind in ('article', 'episode', 'issue', 'download', 'campaign')),
  -- Slug, number, key of a download or name of a campaign.
  name text not null,
  touch text not null check (touch in ('first', 'last')),
  subscribers integer not null default 0,
  leads integer not null default 0,
  calls integer not null default 0,
  mandates integer not null default 0,
  euro bigint not null default 0,
  primary key (day, kind, name, touch)
);
alter table touch_counts enable row level security;

-- Downloads of recordings per day and app, without anything about listeners.
create table podcast_downloads (
  day date not null,
  episode_id bigint not null,
  app text not null,
  downloads integer not null,
  primary key (day, episode_id, app)
);
alter table podcast_downloads enable row level security;
