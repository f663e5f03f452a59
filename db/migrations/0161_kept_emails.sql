-- Written into a file, since no mail server was known: it has reached no one.
alter table mails add column is_kept boolean not null default false;
create index mails_kept on mails (created_at desc, id desc) where is_kept;
