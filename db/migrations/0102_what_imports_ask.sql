-- What an import asks its owner about: who of its authors is the owner, articles with a recording, and a list of subscribers beside them.
alter table site_imports add column subscriber_list text;
alter table site_import_items
  add column authors text[] not null default '{}',
  add column is_post boolean not null default false;
