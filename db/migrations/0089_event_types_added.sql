-- Event types can be added, ordered and retired, and say how a conversation takes place.

-- Smaller comes first; types of one number by their title.
alter table event_types add column position integer not null default 0;
-- By phone asks the visitor for a number, by video the owner for a link.
alter table event_types add column meets text not null default 'video' check (meets in ('video', 'phone', 'in-person'));
-- On the page of a type that the owner added (/book/KEY).
alter table event_types add column description text not null default '' check (char_length(description) <= 600);
-- Not offered any more; its bookings stay.
alter table event_types add column retired_at timestamptz;

-- Pages name what can be booked: they are rendered again.
create trigger event_types_announce after insert or update or delete or truncate on event_types
  for each statement execute function settings_announce();
