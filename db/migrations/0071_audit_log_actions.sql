-- The entries of one action, newest first: the log is filtered by it.
create index audit_log_of_action on audit_log (action, at desc, id desc);
