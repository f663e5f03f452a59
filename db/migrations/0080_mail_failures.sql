-- Why an email was not sent, as a kind that the owner is told in words; null while it is unknown.
alter table mails add column failure text;

-- From when on a trouble is shown; null: at once. One that is over earlier is never shown.
alter table owner_notices add column shown_after timestamptz;
