-- Who left the newsletter and was erased since, as digests that only the site's secret can make: an import brings none of them back.

create table newsletter_suppressions (
  digest text primary key,
  created_at timestamptz not null default now()
);

alter table newsletter_suppressions enable row level security;
