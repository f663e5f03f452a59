-- Issues are written in the editor of articles: unsaved work and versions are stored beside theirs.

alter table content_drafts drop constraint content_drafts_kind_check;
alter table content_drafts add constraint content_drafts_kind_check check (kind in ('article', 'episode', 'issue'));
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check check (kind in ('article', 'episode', 'issue'));

-- A change of what readers may see in the archive makes cached pages and feeds stale; writing on a draft does not.
create function issues_announce_change() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'sent' then
      return null;
    end if;
  elsif tg_op = 'DELETE' then
    if old.status <> 'sent' then
      return null;
    end if;
  elsif old.status <> 'sent' and new.status <> 'sent' then
    return null;
  end if;
  perform pg_notify('content_changed', 'issues');
  return null;
end $$;
alter function issues_announce_change() set search_path from current;
create trigger newsletter_issues_announce after insert or update or delete on newsletter_issues
  for each row execute function issues_announce_change();

-- Who ended a subscription after which issue, and who came from which page.
create index subscribers_unsubscribed on subscribers (unsubscribed_at) where unsubscribed_at is not null;
create index subscribers_confirmed_at on subscribers (confirmed_at) where confirmed_at is not null;
