-- The bin of the admin area: who deleted a record that can still be restored. What is deleted already is looked up in the
-- audit log.

alter table leads add column deleted_by text;
alter table subscribers add column deleted_by text;
alter table guests add column deleted_by text;
alter table media add column deleted_by text;

update leads r set deleted_by = (
  select actor from audit_log a
  where a.subject_kind = 'lead' and a.subject_id = r.id::text and a.action = 'lead.delete' order by a.at desc limit 1
) where deleted_at is not null;
update subscribers r set deleted_by = (
  select actor from audit_log a
  where a.subject_kind = 'subscriber' and a.subject_id = r.id::text and a.action = 'subscriber.delete'
  order by a.at desc limit 1
) where deleted_at is not null;
update guests r set deleted_by = (
  select actor from audit_log a
  where a.subject_kind = 'guest' and a.subject_id = r.id::text and a.action = 'guest.delete' order by a.at desc limit 1
) where deleted_at is not null;
update media r set deleted_by = (
  select actor from audit_log a
  where a.subject_kind = 'media' and a.subject_id = r.id::text and a.action = 'media.delete' order by a.at desc limit 1
) where deleted_at is not null;

create index guests_deleted on guests (deleted_at) where deleted_at is not null;
