-- How much a saved version changed of the one before it, in words; null for versions that were saved earlier.
alter table content_versions add column words_added integer;
alter table content_versions add column words_removed integer;
