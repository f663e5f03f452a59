-- What the second picture of an article shows, for people who cannot see it; without a text it is decoration.
alter table blog_articles add column if not exists featured_image_alt_2 text;
