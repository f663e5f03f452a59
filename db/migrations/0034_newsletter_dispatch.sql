-- Sending an issue: the rate across all copies of the site, and what the pause at too many rejections looks at.

-- When the next copy may leave by the rate; every claim moves it on.
alter table newsletter_issues add column next_copy_at timestamptz;
-- What keeps the mail server from being reached; null while it answers.
alter table newsletter_issues add column trouble text;
-- Copies handled and rejected when the owner resumed a run: what came before it does not pause it again.
alter table newsletter_issues add column handled_at_resume integer not null default 0;
alter table newsletter_issues add column rejected_at_resume integer not null default 0;

-- Notices that name an issue, and the newest copy that went to an address.
create index newsletter_bounces_by_issue on newsletter_bounces (issue_id, at desc) where issue_id is not null;
create index newsletter_recipients_by_email on newsletter_recipients (lower(email), issue_id desc);
