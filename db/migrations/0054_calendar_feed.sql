-- What the address of the owner's calendar of bookings is made of; null while there is none.
alter table owner_calendar add column feed_token text check (char_length(feed_token) = 43);
