-- Which browser is trusted, for the owner's list; null for links and for devices trusted before.
alter table auth_verifications add column user_agent text;
