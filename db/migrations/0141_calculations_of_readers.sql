-- The calculation beside which a reader asked for a sequence: its industry and five figures; null without one.
alter table sequence_readers add column calculation jsonb check (jsonb_typeof(calculation) = 'object');
