-- What belongs to an episode's recording is files. This knows when they were changed last, and which pictures of this site their
-- chapters show, so that neither a feed nor the media library has to read the files.
create table episode_companions (
  episode_id bigint primary key,
  changed_at timestamptz not null default now(),
  chapter_pictures text[] not null default '{}'
);
alter table episode_companions enable row level security;
