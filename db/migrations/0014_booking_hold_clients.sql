-- A hold knows whose it is, so that one visitor cannot hold a whole calendar: a hash of the visitor's network under the site's
-- secret, never the address itself. A hold loses it when it ends, and when it becomes a booking.

alter table bookings add column held_by text;
alter table bookings add constraint bookings_held_by_of_holds check (held_by is null or status = 'held');

create index bookings_held_by on bookings (held_by) where held_by is not null;
