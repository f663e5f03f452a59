-- Issues are written in the editor of articles: unsaved work and versions are stored beside theirs.

alter table content_drafts drop constraint content_drafts_kind_check;
alter table content_drafts add constraint content_drafts_kind_check check (kind in ('article', 'episode', 'issue'));
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check check (kind in ('article', 'episode', 'issue'));

-- A change of what readers may see in the archive makes cached pages and feeds stale; writing on a draft does not, and
-- neither does the progress of sending.
create function issues_announce_change() returns trigger language plpgsql security definer as $$
declare
  was_public boolean := tg_op <> 'INSERT' and old.frozen_at is not null and old.status <> 'cancelled';
  is_public boolean := tg_op <> 'DELETE' and new.frozen_at is not null and new.status <> 'cancelled';
begin
  if was_public and is_public
    and (old.subject, old.preview_text, old.slug, old.parts, old.number, old.frozen_at, old.in_archive, old.deleted_at)
      is not distinct from
      (new.subject, new.preview_text, new.slug, new.parts, new.number, new.frozen_at, new.in_archive, new.deleted_at)
  then
    return null;
  end if;
  if was_public or is_public then
    perform pg_notify('content_changed', 'issues');
  end if;
  return null;
end $$;
alter function issues_announce_change() set search_path from current;
create trigger newsletter_issues_announce after insert or update or delete on newsletter_issues
  for each row execute function issues_announce_change();

-- Who ended a subscription after which issue, and who came from which page.
create index subscribers_unsubscribed on subscribers (unsubscribed_at) where unsubscribed_at is not null;
create index subscribers_confirmed_at on subscribers (confirmed_at) where confirmed_at is not null;
