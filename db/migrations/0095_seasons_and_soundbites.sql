-- The season of an episode, and its soundbites: a line each with start, seconds and title, such as "1:13.5 60 What a pilot knows".
alter table blog add column if not exists season integer;
alter table blog add column if not exists soundbites text;
