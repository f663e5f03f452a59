-- Where a conversation takes place: a meeting link or words such as an address. Null: the owner calls, or sends a link
-- before the start.
alter table event_types add column place text check (char_length(place) between 1 and 500);
