-- What signed links name instead of a row's number: after a restore a number can be another person's, a random key never is.

alter table subscribers add column link_key uuid not null default gen_random_uuid();
create unique index subscribers_by_link_key on subscribers (link_key);
create unique index subscribers_by_request_key on subscribers (request_key);

-- The link to a download ends with the message that it was given for.
alter table leads add column link_key uuid not null default gen_random_uuid();
create unique index leads_by_link_key on leads (link_key);

alter table preview_links add column key uuid not null default gen_random_uuid();
create unique index preview_links_by_key on preview_links (key);
