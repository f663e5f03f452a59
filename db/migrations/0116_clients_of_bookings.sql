-- The client network of an open booking, as a hash, so that no one fills the calendar. Removed once it is over.

alter table bookings add column booked_by text;

create index bookings_booked_by on bookings (booked_by) where booked_by is not null;
