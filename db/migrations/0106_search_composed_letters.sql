-- Search finds a letter with its accent whether it is written as one character or as two.
do $$
declare
  own_index record;
begin
  execute format(
    'create or replace function fold_text(value text) returns text language sql immutable parallel safe as $f$ select normalize(lower(value%s), nfc) $f$',
    case
      when lower('Ä') <> 'ä' and exists (select from pg_collation where collname = 'und-x-icu') then ' collate "und-x-icu"'
      else ''
    end
  );
  update article_listing set folded = normalize(folded, nfc) where folded is not nfc normalized;
  update people set searched = normalize(searched, nfc) where searched is not nfc normalized;
  for own_index in
    select schemaname, indexname from pg_indexes where schemaname = current_schema() and indexdef like '%fold_text(%'
  loop
    execute format('reindex index %I.%I', own_index.schemaname, own_index.indexname);
  end loop;
end $$;
