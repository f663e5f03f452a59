-- What search engines are told instead of the title, and where an article stood first.
alter table blog_articles add column if not exists seo_title text;
alter table blog_articles add column if not exists canonical_url text;
