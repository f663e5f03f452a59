-- Emails of 0.1.0 carry links by the subscriber's number. They work for a year after the upgrade, for subscribers of that time only:
-- whoever came later, also after a restore, can have a number that an earlier email names.

alter table subscribers add column number_link_until timestamptz;
update subscribers s set number_link_until = m.applied_at + interval '1 year'
from schema_migrations m where m.name like '0078%' and s.created_at < m.applied_at;
