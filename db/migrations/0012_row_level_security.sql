-- A project of Supabase offers every table of its database to the web. Row level security without a policy closes ours there;
-- the site itself owns them and is not held back. The two tables of content keep what their owner decided.
alter table audit_log enable row level security;
alter table availability enable row level security;
alter table bookings enable row level security;
alter table days_off enable row level security;
alter table episode_guests enable row level security;
alter table event_types enable row level security;
alter table guest_releases enable row level security;
alter table guests enable row level security;
alter table leads enable row level security;
alter table mails enable row level security;
alter table owner_calendar enable row level security;
alter table subscribers enable row level security;
alter table subscription_events enable row level security;
