-- The time step (30 seconds each since 1970) of the newest code that was accepted: that code and older ones are used up.
alter table auth_two_factors add column last_used_step bigint;
