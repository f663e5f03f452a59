-- Random part of the link that shows the draft of a page's texts to people without an account; none: there is no link.
alter table page_texts add column draft_key uuid;
create unique index page_texts_by_draft_key on page_texts (draft_key);
