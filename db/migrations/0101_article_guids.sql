-- The identity of an article in feed readers, where it came from another site.
create table article_guids (
  article_id bigint primary key,
  guid text not null unique
);
alter table article_guids enable row level security;
