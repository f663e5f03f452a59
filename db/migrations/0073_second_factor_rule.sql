-- Whether every administrator needs a second factor; no row: each one chooses.

create table second_factor_rule (
  only_row boolean primary key default true check (only_row),
  required boolean not null
);
alter table second_factor_rule enable row level security;
