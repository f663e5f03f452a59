-- A session ends thirty days after its sign-in, however often it is used.

create function end_session_in_time() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end
$$;

create trigger auth_sessions_end_in_time before insert or update of expires_at on auth_sessions
  for each row execute function end_session_in_time();
