-- What an import has changed in the settings, so that undoing it restores them: {"group", "field", "before", "after"} each.
alter table site_imports add column settings jsonb not null default '[]';
