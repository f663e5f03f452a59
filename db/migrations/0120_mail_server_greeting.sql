-- What the site calls itself to the mail server (EHLO); empty: its own name.

alter table mail_server add column greeting text not null default '';
