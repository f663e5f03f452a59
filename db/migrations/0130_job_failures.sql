-- A failed run is no longer a finished one: how many failed in a row, and when the next one is due.
alter table job_leases add column failures integer not null default 0;
alter table job_leases add column retry_at timestamptz;
