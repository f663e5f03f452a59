-- Issues of the newsletter in the archive: what has a public page can be asked, from when its sending begins. As with articles,
-- the trigger removes what is no longer public, whoever makes the change, and the application puts in what has become public.

create function archive_follow_issues() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from archive_items where kind = 'issue';
    delete from archive_stale where kind = 'issue';
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- The progress of sending changes no word.
    if (old.subject, old.slug, old.parts, old.number, old.frozen_at, old.in_archive, old.deleted_at, old.status = 'cancelled')
      is not distinct from
      (new.subject, new.slug, new.parts, new.number, new.frozen_at, new.in_archive, new.deleted_at, new.status = 'cancelled')
    then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    delete from archive_items where kind = 'issue' and source_id = old.id::text;
    delete from archive_stale where kind = 'issue' and source_id = old.id::text;
  end if;
  if tg_op <> 'DELETE' and new.frozen_at is not null and new.status <> 'cancelled' and new.in_archive
    and new.deleted_at is null and new.slug is not null
  then
    insert into archive_stale (kind, source_id) values ('issue', new.id::text) on conflict do nothing;
  end if;
  return null;
end $$;
alter function archive_follow_issues() set search_path from current;

create trigger archive_issues_change after insert or update or delete on newsletter_issues
  for each row execute function archive_follow_issues();
create trigger archive_issues_truncate after truncate on newsletter_issues
  for each statement execute function archive_follow_issues();

-- What was sent before the archive knew issues.
insert into archive_stale (kind, source_id)
select 'issue', id::text from newsletter_issues
where frozen_at is not null and status <> 'cancelled' and in_archive and deleted_at is null and slug is not null
on conflict do nothing;
