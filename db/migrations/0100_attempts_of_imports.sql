-- Attempts at the current step of an import: counted before its file is read, so that one that ends the process is not tried for ever.
alter table site_imports add column attempts integer not null default 0;
