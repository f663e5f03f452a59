-- What a word of a question stands for besides itself; a word that stands for nothing is neither searched for nor marked.
create table archive_thesaurus (
  -- Root of the word, by which a question finds it.
  lexeme text primary key,
  word text not null,
  -- Words and phrases, with commas between.
  meanings text not null default ''
);
alter table archive_thesaurus enable row level security;

insert into archive_thesaurus (lexeme, word, meanings)
select (ts_lexize('pg_catalog.english_stem', word))[1], word, ''
from regexp_split_to_table(
  'keep kept make made do does done get got give gave given go went gone take took come came put set let say said tell told see seen '
  'use used want need know think thought try help work show shown find found mean means happen call look turn bring run start stop '
  'please want explain describe answer question best good better bad big small new old right wrong easy hard possible important '
  'really actually ever still also just much many thing things way ways kind sort lot bit one ones somebody someone anybody anyone '
  'everybody everyone something anything whether although though however yet else per via instead according hi hello thanks may '
  'might must shall could would should cannot isn aren wasn weren doesn didn don haven hasn hadn won wouldn couldn shouldn mustn ve '
  'll re us people person day time today article episode blog site website '
  'archive podcast newsletter issue der die das den dem ein eine einen einem einer und oder aber nicht kein keine ist sind wird '
  'werden hat haben kann soll muss darf ich wir sie es ihr man wie wer wen wo wann warum welche welcher welches im auf aus bei bis '
  'durch für mit nach ohne über um von vor zu zum zur als wenn dass auch noch nur sehr viel gibt macht machen geht sagt sagen jemand neue neuer neuen unser unsere', '\s+') as word
where (ts_lexize('pg_catalog.english_stem', word))[1] is not null
on conflict do nothing;

insert into archive_thesaurus (lexeme, word, meanings)
select coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), word, meanings
from (values
  ('retire', 'retirement, pension, farewell, leaver'), ('nurse', 'nursing'), ('hospital', 'clinic, ward'), ('doctor', 'physician'),
  ('cost', 'price, euros, money'), ('price', 'cost, euros'), ('expensive', 'cost, price'), ('onboarding', 'newcomer, induction, starter'),
  ('boss', 'manager, director'), ('ceo', 'chief executive, managing director'), ('mistake', 'error, wrong'), ('error', 'mistake, wrong'),
  ('customer', 'client'), ('client', 'customer'), ('truck', 'lorry'), ('lorry', 'truck'), ('document', 'file, paperwork'),
  ('outdated', 'obsolete, superseded, expired, old'), ('sop', 'procedure'), ('procedure', 'sop, instruction'), ('refuse', 'decline, silence'),
  ('record', 'recording'), ('tidy', 'clean'), ('clean', 'tidy'), ('contract', 'agreement'), ('agreement', 'contract'),
  ('quote', 'citation, cite'), ('cite', 'citation, quote'), ('handoff', 'handover'), ('privacy', 'gdpr, data protection'),
  ('employee', 'staff, colleague'), ('staff', 'employees, colleagues'), ('worker', 'staff, employees'), ('law', 'legal, statute'),
  ('supplier', 'vendor, carrier'), ('insurance', 'insurer'), ('assistant', 'agent'), ('agent', 'assistant'), ('sick', 'ill, absence'),
  ('prove', 'proof, evidence'), ('choose', 'choice'), ('lose', 'lost, loss'), ('fail', 'failure'), ('explain', 'explanation'),
  ('maintain', 'maintenance'), ('introduce', 'introduction, pilot'), ('expert', 'specialist, veteran'), ('delete', 'erase, remove'),
  ('handbook', 'manual, binder'), ('audit', 'auditor, inspection'), ('benefit', 'savings, return'), ('train', 'training'),
  ('salary', 'wage, pay'), ('company', 'firm, organisation'), ('forbid', 'forbidden, prohibited'), ('phone', 'telephone'),
  ('lawyer', 'counsel'), ('responsible', 'owner'), ('model', 'llm'), ('abteilung', 'department'), ('anweisung', 'instruction, procedure'),
  ('arbeitsanweisung', 'procedure, instruction'), ('arzt', 'physician, doctor'), ('ärzte', 'physicians, doctors'), ('aufnahme', 'recording'),
  ('auslagerung', 'outsourcing'), ('beschwerde', 'complaint'), ('beschwerden', 'complaints'), ('betriebsrat', 'works council'),
  ('datenschutz', 'data protection'), ('disponent', 'dispatcher'), ('disponenten', 'dispatchers'), ('dokument', 'document'),
  ('dokumente', 'documents'), ('einarbeitung', 'onboarding'), ('erfahrung', 'experience, know-how'), ('fachwissen', 'know-how, knowledge'),
  ('fahrer', 'driver'), ('fehler', 'mistake, error'), ('freigabe', 'approval'), ('gefahrgut', 'dangerous goods'), ('handbuch', 'manual, binder'),
  ('kosten', 'cost'), ('kostet', 'cost'), ('krankenhaus', 'hospital'), ('kunde', 'customer, client'), ('kunden', 'customers, clients'),
  ('kündigung', 'notice, leaving'), ('lager', 'warehouse'), ('lieferant', 'supplier'), ('lieferanten', 'suppliers'), ('lkw', 'lorry, truck'), ('mitarbeiter', 'staff, employees'),
  ('nachfolger', 'successor'), ('nachtschicht', 'night shift'), ('pflege', 'nursing'), ('probezeit', 'probation'), ('protokoll', 'log, minutes'),
  ('prozess', 'process, procedure'), ('prüfer', 'auditor'), ('prüfung', 'audit'), ('quelle', 'source'), ('quellen', 'sources'),
  ('rente', 'retirement'), ('revision', 'internal audit'), ('richtlinie', 'policy'), ('ruhestand', 'retirement'), ('schicht', 'shift'),
  ('schichtübergabe', 'handover'), ('schulung', 'training'), ('sprachnotiz', 'voice note'), ('station', 'ward'), ('übergabe', 'handover'),
  ('unterschrift', 'signature'), ('veraltet', 'outdated'), ('verfahren', 'procedure'), ('vertrag', 'agreement, contract'), ('verträge', 'agreements, contracts'), ('kündigungsfrist', 'notice period'), ('sprache', 'language'), ('antwort', 'answer'), ('wissen', 'knowledge'),
  ('wissensmanagement', 'knowledge management'), ('wissensverlust', 'knowledge loss'), ('zoll', 'customs')
) as seed(word, meanings)
on conflict do nothing;

-- The question as it is shown among the suggestions, beside the words by which it is found.
alter table archive_pins add column asked text not null default '';
update archive_pins p set asked = coalesce(
  (select q.text from archive_questions q
   where array_to_string(regexp_split_to_array(lower(regexp_replace(q.text, '[^[:alnum:]]+$', '')), '[^[:alnum:]]+'), ' ') = p.question
   order by q.asked_on desc limit 1),
  upper(left(p.question, 1)) || substr(p.question, 2) || '?');

-- Suggestions are on a page that is cached.
create trigger archive_pins_announce after insert or update or delete or truncate on archive_pins
  for each statement execute function settings_announce();

-- How often a visitor said that what was shown answered the question.
alter table archive_questions add column said_yes integer not null default 0, add column said_no integer not null default 0;
-- What the site found itself no longer counts as answered; the questions that are pinned are read with their pins.
update archive_questions set found = false;
