-- When a reply to an email of a sequence arrived in the mailbox, and when the owner marked it as answered.
alter table sequence_readers add column if not exists replied_at timestamptz;
alter table sequence_readers add column if not exists answered_at timestamptz;
create index if not exists sequence_readers_replied on sequence_readers (replied_at) where replied_at is not null;
