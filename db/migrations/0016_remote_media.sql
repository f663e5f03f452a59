-- What is known of recordings that lie on other servers, by their address. The table of the episodes may belong to a hosted
-- project, so this is one of our own. A row without values says that the file could not be read.

create table remote_media (
  address text primary key,
  bytes bigint,
  media_type text,
  seconds integer,
  -- Further origins that the address leads to: a browser has to be allowed to follow.
  redirect_origins text[] not null default '{}',
  checked_at timestamptz not null default now()
);

alter table remote_media enable row level security;

-- Pages and the feed show the length, so they are rendered anew.
create function remote_media_count_revision() returns trigger language plpgsql security definer as $$
begin
  update content_revision set revision = revision + 1 where noun = 'episodes';
  perform pg_notify('content_changed', 'episodes');
  return null;
end $$;
alter function remote_media_count_revision() set search_path from current;

create trigger remote_media_count_revision after insert or update or delete on remote_media
  for each statement execute function remote_media_count_revision();
