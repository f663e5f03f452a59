-- What the plain texts of an episode cannot say (links, formatting), as HTML by column; its kind in podcast apps; null follows the show.
alter table blog add column if not exists show_notes jsonb;
alter table blog add column if not exists episode_type text check (episode_type in ('full', 'trailer', 'bonus'));
alter table blog add column if not exists explicit boolean;
