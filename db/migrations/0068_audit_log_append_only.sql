-- What the audit log says is not changed or removed by the site, not even by a fault of ours.

create function reject_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log can only be added to';
end
$$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function reject_audit_change();
