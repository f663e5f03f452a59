-- Whoever stores passages locks what waits in archive_stale until they are committed. A change of the same item waits there
-- first, and then sees the passages that it has to remove: before, one that was withdrawn at that moment kept them.

-- Each article counts its words: a page with room keeps the new counts beside the old ones, without new entries in the indexes.
alter table archive_words set (fillfactor = 70);

-- After many articles the planner is told how many passages there are; a tenth of the usual sample tells it in a tenth of a second.
alter table archive_passages alter column item_id set statistics 10, alter column position set statistics 10;

create or replace function archive_follow_articles() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from archive_stale where kind = 'article';
    delete from archive_items where kind = 'article';
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    delete from archive_stale s using old_rows o where s.kind = 'article' and s.source_id = o.id::text;
    delete from archive_items i using old_rows o where i.kind = 'article' and i.source_id = o.id::text;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into archive_stale (kind, source_id)
    select 'article', id::text from new_rows where status = 'published' and slug is not null
    on conflict do nothing;
  end if;
  return null;
end $$;
alter function archive_follow_articles() set search_path from current;

create or replace function archive_follow_episodes() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from archive_stale where kind in ('episode', 'transcript');
    delete from archive_items where kind in ('episode', 'transcript');
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    delete from archive_stale s using old_rows o where s.kind in ('episode', 'transcript') and s.source_id = o.id::text;
    delete from archive_items i using old_rows o where i.kind = 'episode' and i.source_id = o.id::text;
  end if;
  if tg_op = 'UPDATE' then
    delete from archive_items i using new_rows n
    where i.kind = 'transcript' and i.source_id = n.id::text and n.status <> 'published';
  elsif tg_op = 'DELETE' then
    delete from archive_items i using old_rows o where i.kind = 'transcript' and i.source_id = o.id::text;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into archive_stale (kind, source_id)
    select kind, id::text from new_rows cross join (values ('episode'), ('transcript')) as part(kind)
    where status = 'published'
    on conflict do nothing;
  end if;
  return null;
end $$;
alter function archive_follow_episodes() set search_path from current;
