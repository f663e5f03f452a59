-- Set while the media store deletes the content of a file, which can't be restored then; the purge finishes what was interrupted.
alter table media add column erasing_since timestamptz;
