-- Event types with further lengths to choose from, hours and questions of their own; what was answered lies with the booking.
alter table event_types add column other_lengths integer[] not null default '{}';
-- [{"weekday": 1, "starts": "09:00", "ends": "12:00"}]; null for the general hours.
alter table event_types add column hours jsonb check (jsonb_typeof(hours) = 'array');
-- [{"id": "…", "kind": "short", "label": "…", "required": true, "options": []}]
alter table event_types add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array');
-- [{"question": "…", "answer": "…"}], with the question as it was asked.
alter table bookings add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array');
