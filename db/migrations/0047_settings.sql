-- What the owner changes in the admin area of what the site says about itself; the defaults are files (src/facts).

create table site_settings (
  -- The group of settings that belong together, such as "you".
  key text primary key check (length(key) between 1 and 40),
  -- Only what differs from the files: {"name": "…", "profiles": [{…}]}.
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- Names the stored state; a save that knows an older one is a conflict.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
alter table site_settings enable row level security;

-- Every state that a group has had, the current one included.
create table site_setting_versions (
  key text not null,
  version integer not null,
  value jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  primary key (key, version)
);
alter table site_setting_versions enable row level security;

-- Pages, feeds and cards say what the settings say: all of them are rendered again.
create function settings_announce() returns trigger language plpgsql security definer as $$
begin
  perform pg_notify('content_changed', 'settings');
  return null;
end $$;
alter function settings_announce() set search_path from current;

create trigger site_settings_announce after insert or update or delete or truncate on site_settings
  for each statement execute function settings_announce();
create trigger owner_calendar_announce after update on owner_calendar
  for each statement execute function settings_announce();
