-- People across leads, subscriptions, bookings and guests by email address, and indexes for searching and ordering the
-- lists of the admin area.

-- Follows from the records and is maintained by triggers; a person without a record has no row.
create table people (
  id bigint generated always as identity primary key,
  -- The email address in lower case.
  email_key text not null unique,
  -- As the newest record has it, like name and organisation.
  email text not null,
  name text,
  organisation text,
  -- Numbers of records that are not deleted.
  leads integer not null default 0,
  bookings integer not null default 0,
  guests integer not null default 0,
  subscription text check (subscription in ('pending', 'confirmed', 'unsubscribed')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Every name, email address and organisation, folded.
  searched text not null default ''
);
alter table people enable row level security;
create index people_by_time on people (last_at desc, id desc);
create index people_by_first on people (first_at, id);
create index people_by_name on people (lower(coalesce(name, email)), id);
create index people_by_organisation on people (lower(organisation), id);
create index people_by_organisation_down on people (lower(organisation) desc nulls last, id desc);
create index people_with_leads on people (last_at desc, id desc) where leads > 0;
create index people_with_bookings on people (last_at desc, id desc) where bookings > 0;
create index people_with_guests on people (last_at desc, id desc) where guests > 0;
create index people_with_subscription on people (last_at desc, id desc) where subscription is not null;
create index people_search on people using gin (searched gin_trgm_ops);

-- The rows are locked in one order before anything is read, so that of two transactions that write records of one
-- person the later one sees what the earlier one has committed.
create function refresh_people(keys text[]) returns void language plpgsql security definer as $$
begin
  insert into people (email_key, email, first_at, last_at)
  select key, key, now(), now() from (select distinct k as key from unnest(keys) k where k is not null) wanted order by key
  on conflict (email_key) do update set email_key = excluded.email_key;

  with records as (
    select lower(email) as key, 'lead' as kind, email, name, organisation, null as state, created_at as at
    from leads where lower(email) = any (keys) and deleted_at is null
    union all
    select lower(email), 'subscriber', email, name, null, status, created_at
    from subscribers where lower(email) = any (keys) and deleted_at is null
    union all
    select lower(email), 'booking', email, name, organisation, null, created_at
    from bookings where lower(email) = any (keys) and status <> 'held'
    union all
    select lower(email), 'guest', email, name, organisation, null, created_at
    from guests where lower(email) = any (keys) and deleted_at is null
  ), known as (
    select key,
      (array_agg(email order by at desc))[1] as email,
      (array_agg(name order by at desc) filter (where name > ''))[1] as name,
      (array_agg(organisation order by at desc) filter (where organisation > ''))[1] as organisation,
      count(*) filter (where kind = 'lead') as leads,
      count(*) filter (where kind = 'booking') as bookings,
      count(*) filter (where kind = 'guest') as guests,
      max(state) as subscription,
      min(at) as first_at,
      max(at) as last_at,
      fold_text(string_agg(distinct concat_ws(' ', name, email, organisation), ' ')) as searched
    from records group by key
  )
  update people p set email = k.email, name = k.name, organisation = k.organisation, leads = k.leads,
    bookings = k.bookings, guests = k.guests, subscription = k.subscription, first_at = k.first_at, last_at = k.last_at,
    searched = k.searched
  from known k where p.email_key = k.key;

  delete from people p where p.email_key = any (keys)
    and not exists (select from leads r where lower(r.email) = p.email_key and r.deleted_at is null)
    and not exists (select from subscribers r where lower(r.email) = p.email_key and r.deleted_at is null)
    and not exists (select from bookings r where lower(r.email) = p.email_key and r.status <> 'held')
    and not exists (select from guests r where lower(r.email) = p.email_key and r.deleted_at is null);
end $$;
alter function refresh_people(text[]) set search_path from current;

-- After a restore, and once for the records of this moment.
create function refresh_all_people() returns void language plpgsql security definer as $$
begin
  perform refresh_people(array(
    select lower(email) from leads union select lower(email) from subscribers
    union select lower(email) from bookings where email is not null union select lower(email) from guests
    union select email_key from people));
end $$;
alter function refresh_all_people() set search_path from current;

create function people_follow() returns trigger language plpgsql security definer as $$
declare
  keys text[];
begin
  if tg_op = 'INSERT' then
    keys := array(select distinct lower(email) from new_rows where email is not null);
  elsif tg_op = 'DELETE' then
    keys := array(select distinct lower(email) from old_rows where email is not null);
  else
    keys := array(
      select lower(email) from new_rows where email is not null
      union select lower(email) from old_rows where email is not null);
  end if;
  -- Holds have no email address yet.
  if cardinality(keys) > 0 then
    perform refresh_people(keys);
  end if;
  return null;
end $$;
alter function people_follow() set search_path from current;

do $$
declare
  source text;
begin
  foreach source in array array['leads', 'subscribers', 'bookings', 'guests'] loop
    execute format('create trigger %1$s_people_insert after insert on %1$s
      referencing new table as new_rows for each statement execute function people_follow()', source);
    execute format('create trigger %1$s_people_update after update on %1$s
      referencing old table as old_rows new table as new_rows for each statement execute function people_follow()', source);
    execute format('create trigger %1$s_people_delete after delete on %1$s
      referencing old table as old_rows for each statement execute function people_follow()', source);
  end loop;
end $$;

select refresh_all_people();

-- Where a lead came from: in the owner's words, or what the URL of the form's page said.
alter table leads add column came_from text
  generated always as (coalesce(nullif(source, ''), nullif(campaign ->> 'utm_source', ''))) stored;
alter table leads add column campaign_name text generated always as (nullif(campaign ->> 'utm_campaign', '')) stored;
-- Everything that was sent and noted with it, folded.
alter table leads add column searched text generated always as (
  fold_text(coalesce(name, '') || ' ' || email || ' ' || coalesce(organisation, '') || ' ' || source || ' ' || page || ' '
    || jsonb_path_query_array(campaign, '$.*')::text || ' ' || jsonb_path_query_array(answers, '$[*].value')::text
    || ' ' || notes)) stored;

create index leads_searched on leads using gin (searched gin_trgm_ops);
create index leads_by_name on leads (lower(coalesce(name, email)), id) where deleted_at is null;
create index leads_by_organisation on leads (lower(organisation), id) where deleted_at is null;
create index leads_by_organisation_down on leads (lower(organisation) desc nulls last, id desc) where deleted_at is null;
create index leads_by_progress on leads (array_position(array['new', 'open', 'done'], status), id) where deleted_at is null;
create index leads_by_form on leads (kind, id) where deleted_at is null;
create index leads_by_origin on leads (lower(came_from), id) where deleted_at is null;
create index leads_by_origin_down on leads (lower(came_from) desc nulls last, id desc) where deleted_at is null;
create index leads_by_campaign on leads (lower(campaign_name), id) where deleted_at is null;
create index leads_by_campaign_down on leads (lower(campaign_name) desc nulls last, id desc) where deleted_at is null;
create index leads_of_origin on leads (came_from, created_at desc, id desc) where deleted_at is null and came_from is not null;
create index leads_of_campaign on leads (campaign_name, created_at desc, id desc)
  where deleted_at is null and campaign_name is not null;

create index subscribers_searched on subscribers using gin (
  fold_text(coalesce(name, '') || ' ' || email || ' ' || coalesce(industry, '') || ' ' || page) gin_trgm_ops);
create index subscribers_by_address on subscribers (lower(email), id) where deleted_at is null;
create index subscribers_by_state on subscribers (status, id) where deleted_at is null;
create index subscribers_by_industry on subscribers (lower(industry), id) where deleted_at is null;
create index subscribers_by_industry_down on subscribers (lower(industry) desc nulls last, id desc) where deleted_at is null;
create index subscribers_by_page on subscribers (lower(page), id) where deleted_at is null;

create index bookings_searched on bookings using gin (
  fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(topic, ''))
  gin_trgm_ops);
create index bookings_by_type on bookings (event_type, id);
create index bookings_by_name on bookings (lower(coalesce(name, email)), id);
create index bookings_by_organisation on bookings (lower(organisation), id);
create index bookings_by_organisation_down on bookings (lower(organisation) desc nulls last, id desc);
create index bookings_by_state on bookings (status, id);

create index guests_searched on guests using gin (
  fold_text(name || ' ' || email || ' ' || coalesce(organisation, '') || ' ' || expertise) gin_trgm_ops);

create index mails_by_subject_line on mails (lower(subject), id);
create index mails_by_address on mails (lower(recipient), id);
create index mails_by_attempts on mails (attempts, id);
create index mails_by_state on mails (status, id);

create index audit_log_searched on audit_log using gin (
  fold_text(actor || ' ' || action || ' ' || coalesce(subject_kind, '') || ' ' || coalesce(subject_id, '') || ' ' || detail::text)
  gin_trgm_ops);
create index audit_log_by_who on audit_log (actor, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_by_what on audit_log (subject_kind, id);
create index audit_log_by_what_down on audit_log (subject_kind desc nulls last, id desc);

create index blog_articles_searched on blog_articles using gin (
  fold_text(coalesce(title, '') || ' ' || coalesce(slug, '') || ' ' || coalesce(category, '') || ' ' || coalesce(author, ''))
  gin_trgm_ops);
create index blog_articles_drafts on blog_articles (updated_at desc, id desc) where status = 'draft';
create index blog_searched on blog using gin (
  fold_text(coalesce(blog_title, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(episode, '')) gin_trgm_ops);
create index newsletter_issues_searched on newsletter_issues using gin (
  fold_text(coalesce(subject, '') || ' ' || coalesce(slug, '')) gin_trgm_ops);
