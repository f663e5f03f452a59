-- Lists of other products know first and full names apart; emails greet by the first name.
alter table subscribers add column first_name text;
-- The list shows since when someone has been a subscriber, which for imported ones is before the import.
create index subscribers_by_since on subscribers (coalesce(confirmed_at, created_at), id) where deleted_at is null;
