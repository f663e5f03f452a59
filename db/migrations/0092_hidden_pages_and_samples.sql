-- Where a hidden page leads; null: it is gone (410).
alter table page_texts add column hidden_to text check (length(hidden_to) between 1 and 500);

-- What came with the site. An item that was renamed, or overwritten by an import, is no sample any more: `name` must
-- still be its slug (articles), its title (episodes) or its subject (issues).
create table sample_items (
  kind text not null check (kind in ('article', 'episode', 'issue')),
  item_id bigint not null,
  name text not null,
  primary key (kind, item_id)
);
alter table sample_items enable row level security;

-- Sites that were filled before samples were marked; a new site is still empty here.
insert into sample_items (kind, item_id, name)
select 'article', id, slug from blog_articles where slug in (
  'a-citation-an-auditor-accepts',
  'a-review-calendar-that-procedures-survive',
  'buddy-systems-fail-on-tuesdays',
  'dangerous-goods-plain-answers',
  'dispatch-in-the-drivers-language',
  'do-not-clean-your-documents-first',
  'dora-marisk-and-the-knowledge-agent',
  'four-copies-one-truth',
  'from-a-spoken-walkthrough-to-an-approved-procedure',
  'how-to-write-an-sop-that-people-follow',
  'measuring-a-knowledge-agent',
  'night-shift-pilot-group',
  'onboarding-by-question',
  'one-change-of-policy-every-answer-changed',
  'supplier-agreements-nobody-reads-until-they-matter',
  'the-complaint-that-answered-itself',
  'the-first-thirty-days-planned-from-the-procedures-of-the-role',
  'the-handover-between-shifts-is-a-document',
  'the-works-council-the-agent-and-the-log-file',
  'thirty-years-of-customs-know-how-recorded-in-a-week',
  'voice-notes-from-the-ward',
  'what-a-question-costs',
  'what-an-advisor-looks-up-between-two-calls',
  'what-an-sop-assistant-must-never-answer',
  'what-leaves-with-a-retirement'
);
insert into sample_items (kind, item_id, name)
select 'episode', id, blog_title from blog where guest_name like '%sample%' and blog_title in (
  'The meeting that became a page',
  'A hundred years of valves',
  'The forty-page changeover',
  'A claim is a question',
  'Two degrees of difference',
  'The night shift decides',
  'The machine only Karel could hear',
  'The form that answers back',
  'Hiring for curiosity',
  'Compliance as a service desk',
  'Forty depots, one language',
  'The board question nobody prepares',
  'A hospital that writes things down',
  'Saying no to the second system'
);
insert into sample_items (kind, item_id, name)
select 'issue', id, subject from newsletter_issues where created_by = 'sample';

-- One row per removal: what went into the bin and the settings as they were, for undoing.
create table sample_removals (
  id bigint generated always as identity primary key,
  -- [{"kind": "article", "id": 1}]
  items jsonb not null,
  -- Logos, testimonials and claims before, by group.
  settings jsonb not null,
  removed_at timestamptz not null default now(),
  removed_by text not null,
  undone_at timestamptz
);
alter table sample_removals enable row level security;

-- The owner says that the site is open: from then on nothing of the samples is shown.
create table site_opening (
  is_open boolean primary key default true check (is_open),
  opened_at timestamptz not null default now(),
  opened_by text not null
);
alter table site_opening enable row level security;
create trigger site_opening_announce after insert or update or delete or truncate on site_opening
  for each statement execute function settings_announce();
