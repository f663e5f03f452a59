-- A new article or episode becomes a row of its table with its first autosave. `created_key` is chosen by the browser before
-- that, so that a request whose response was lost does not create a second row; it goes with the first explicit save.

alter table content_drafts add column created_key text;
create unique index content_drafts_created_key on content_drafts (user_id, kind, created_key);

-- Until now a person had a single slot for a new item (item 0). What it holds becomes a draft of its own. A table of a hosted
-- project may demand more than is known here: then the slot stays, and the form of a new item opens with it.
do $$
declare
  slot record;
  created bigint;
begin
  for slot in select * from content_drafts where item_id = 0 and content <> '{}'::jsonb loop
    begin
      if slot.kind = 'article' then
        insert into blog_articles (slug, title, summary, category, author, introduction, section_1, section_2, section_3,
          conclusion, cta, seo_description, keywords, status)
        values ('untitled-' || substr(md5(slot.user_id || slot.updated_at::text), 1, 8),
          left(coalesce(slot.content ->> 'title', ''), 300), slot.content ->> 'summary',
          nullif(slot.content ->> 'category', ''), slot.content ->> 'author', slot.content ->> 'introduction',
          slot.content ->> 'section1', slot.content ->> 'section2', slot.content ->> 'section3',
          slot.content ->> 'conclusion', slot.content ->> 'cta', slot.content ->> 'seoDescription',
          slot.content ->> 'keywords', 'draft')
        returning id into created;
        update content_drafts set item_id = created, created_key = 'slot',
          base = (select version::text from blog_articles where id = created)
        where user_id = slot.user_id and kind = slot.kind and item_id = 0;
      else
        insert into blog (episode, blog_title, summary, guest_name, keywords, youtube, why_ceos_think_important, conclusion,
          about_guest, key_takeaways, action_items, audio_player, banner, status)
        values (slot.content ->> 'episode', left(coalesce(slot.content ->> 'title', ''), 300), slot.content ->> 'summary',
          slot.content ->> 'guestName', slot.content ->> 'keywords', slot.content ->> 'youtube',
          slot.content ->> 'whyCeosThinkImportant', slot.content ->> 'conclusion', slot.content ->> 'aboutGuest',
          slot.content ->> 'keyTakeaways', slot.content ->> 'actionItems', slot.content ->> 'audioPlayer',
          slot.content ->> 'banner', 'draft')
        returning id into created;
        update content_drafts set item_id = created, created_key = 'slot',
          base = (select updated_at::text from blog where id = created)
        where user_id = slot.user_id and kind = slot.kind and item_id = 0;
      end if;
    exception when others then
      raise notice 'the unsaved new % of % stays in its slot: %', slot.kind, slot.user_id, sqlerrm;
    end;
  end loop;
end $$;

-- The time of the last change names the version of an episode: in a table that had rows without one, a change sets it too.
create or replace function episode_note_change() returns trigger language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- A change of the state alone, by a list or by the clock, is none of the text: unsaved work goes on from the new version.
create function drafts_follow_article() returns trigger language plpgsql security definer as $$
begin
  if to_jsonb(new) - array['status', 'publication_date', 'version', 'updated_at']
    = to_jsonb(old) - array['status', 'publication_date', 'version', 'updated_at']
  then
    update content_drafts set base = new.version::text
    where kind = 'article' and item_id = new.id and base = old.version::text;
  end if;
  return null;
end $$;
alter function drafts_follow_article() set search_path from current;
create trigger blog_articles_drafts_follow after update on blog_articles
  for each row when (old.status is distinct from new.status) execute function drafts_follow_article();

create function drafts_follow_episode() returns trigger language plpgsql security definer as $$
begin
  if to_jsonb(new) - array['status', 'created_at', 'updated_at'] = to_jsonb(old) - array['status', 'created_at', 'updated_at']
  then
    update content_drafts set base = coalesce(new.updated_at::text, 'never')
    where kind = 'episode' and item_id = new.id and base = coalesce(old.updated_at::text, 'never');
  end if;
  return null;
end $$;
alter function drafts_follow_episode() set search_path from current;
create trigger blog_drafts_follow after update on blog
  for each row when (old.status is distinct from new.status) execute function drafts_follow_episode();

-- An autosave of a draft changes nothing that visitors see: it counts as no change of the content, so that no cached page becomes
-- stale while somebody writes.
create or replace function article_listing_follow() returns trigger language plpgsql security definer as $$
declare
  now_at bigint;
begin
  if tg_op = 'INSERT' then
    if not exists (select from new_rows where status <> 'draft') then
      return null;
    end if;
  elsif tg_op = 'UPDATE' then
    if not exists (select from old_rows where status <> 'draft')
      and not exists (select from new_rows where status <> 'draft')
    then
      return null;
    end if;
  elsif tg_op = 'DELETE' then
    if not exists (select from old_rows) then
      return null;
    end if;
  end if;
  update content_revision set revision = revision + 1 where noun = 'articles' returning revision into now_at;
  if tg_op = 'TRUNCATE' then
    delete from article_listing;
    delete from article_redirects;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    delete from article_listing l using old_rows o where l.article_id = o.id;
  end if;
  if tg_op = 'DELETE' then
    delete from article_redirects r using old_rows o where r.article_id = o.id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into article_listing (article_id, category, publication_date, visible_from, folded, changed)
    select id, nullif(category, ''), coalesce(publication_date, created_at, 'epoch'),
      article_visible_from(status, coalesce(publication_date, created_at, 'infinity')),
      article_search_text(title, summary, introduction), now_at
    from new_rows
    where status <> 'draft' and slug is not null;
  end if;
  perform pg_notify('content_changed', 'articles');
  return null;
end $$;
alter function article_listing_follow() set search_path from current;

create or replace function episodes_count_revision() returns trigger language plpgsql security definer as $$
begin
  if tg_op in ('INSERT', 'DELETE') then
    if not exists (select from changed_rows where status <> 'draft') then
      return null;
    end if;
  elsif tg_op = 'UPDATE' then
    if not exists (select from changed_rows where status <> 'draft')
      and not exists (select from old_rows where status <> 'draft')
    then
      return null;
    end if;
  end if;
  update content_revision set revision = revision + 1 where noun = 'episodes';
  perform pg_notify('content_changed', 'episodes');
  return null;
end $$;
alter function episodes_count_revision() set search_path from current;
drop trigger blog_count_update on blog;
create trigger blog_count_update after update on blog
  referencing old table as old_rows new table as changed_rows
  for each statement execute function episodes_count_revision();
