-- The browser's name for one reply: two clicks, or two copies of a request, are one reply and one email.

alter table lead_replies add column key text unique;
