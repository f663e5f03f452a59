-- Where visitors came from, counted per day: the host of the page with the link, and the campaign that the URL named.
-- Nothing about who came.
create table visit_origins (
  day date not null,
  kind text not null check (kind in ('referrer', 'source', 'campaign')),
  name text not null,
  views integer not null,
  primary key (day, kind, name)
);
alter table visit_origins enable row level security;

-- What was booked in the last weeks.
create index bookings_by_creation on bookings (created_at) where status <> 'held';
