-- Version 0.2.0 runs beside this one, and can be gone back to, although 0085 gave leads other statuses: what it writes is
-- translated. The next release drops this trigger and says that 0.2.0 can no longer run.
create function translate_lead_status() returns trigger language plpgsql as $$
begin
  new.status := case new.status when 'open' then 'conversation' when 'done' then 'lost' else new.status end;
  if new.status <> 'mandate' then
    new.mandate_on := null;
    new.mandate_euro := null;
  end if;
  if new.status <> 'lost' then
    new.lost_reason := null;
  end if;
  return new;
end $$;

create trigger translate_lead_status before insert or update of status on leads
  for each row execute function translate_lead_status();

update schema_migrations set additive = true where name = '0085_article_to_client.sql';
