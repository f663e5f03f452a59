-- What of a calendar could not be read, since when it cannot be read at all, and how far ahead its times are known.
-- Beyond that nothing is offered while it cannot be read, unless the owner says so.

alter table busy_calendars
  add column left_out text,
  add column problem_since timestamptz,
  add column known_until timestamptz,
  add column offers_unknown boolean not null default false;

update busy_calendars set known_until = read_at + interval '366 days', problem_since = case when problem is not null then read_at end;
