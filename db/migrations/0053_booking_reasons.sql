-- Why a booking was cancelled, whether the visitor came, and a meeting place of one booking in place of its event type's.
alter table bookings add column cancel_reason text check (char_length(cancel_reason) between 1 and 500);
alter table bookings add column no_show boolean not null default false;
alter table bookings add column place text check (char_length(place) between 1 and 500);
