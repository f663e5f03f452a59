-- What the owner's search finds pages of their own by: title, URL and all words, as plain text. The site keeps it, and
-- renews what another version changed.

create table page_words (
  page_id bigint primary key references pages on delete cascade,
  -- `updated_at` of the page that it was made of.
  version timestamptz not null,
  searched text not null
);
create index page_words_searched on page_words using gin (searched gin_trgm_ops);
alter table page_words enable row level security;
