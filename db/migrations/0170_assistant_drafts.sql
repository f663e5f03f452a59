-- What an assistant wrote, until the owner saves or sends it.
alter table content_drafts add column drafted_by text;
alter table leads add column reply_draft text;
alter table leads add column reply_drafted_by text;
