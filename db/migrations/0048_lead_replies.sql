-- Leads as people: replies written in the admin area, a day on which to follow up, and where someone came from.

create table lead_replies (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  subject text not null,
  -- As it was written, without the quoted message.
  body text not null,
  -- The administrator's email address.
  sent_by text not null,
  created_at timestamptz not null default now()
);
alter table lead_replies enable row level security;
create index lead_replies_by_lead on lead_replies (lead_id, created_at desc);

-- The day in the owner's zone on which the home screen names the lead; null for none.
alter table leads add column follow_up_on date;
create index leads_to_follow_up on leads (follow_up_on, id) where follow_up_on is not null and deleted_at is null;
-- In the owner's words, such as "Met at the quality conference".
alter table leads add column source text not null default '';
