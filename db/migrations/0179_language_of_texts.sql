-- The language that a text is in, where it isn't the site's; null follows the site.
alter table blog_articles add column if not exists language text;
alter table blog add column if not exists language text;
alter table pages add column language text;
alter table newsletter_issues add column language text;
