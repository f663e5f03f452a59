-- Samples are in English. Those that nobody has touched say so; only the version moves on, for their text is the same.
do $$ begin
  -- Statements without rows would count as a change of a new site's content.
  if not exists (select from sample_items) then
    return;
  end if;
  create temporary table untouched on commit drop as
    select kind, item_id, name from sample_items s
    where not exists (select from content_versions v where v.kind = s.kind and v.item_id = s.item_id)
      and not exists (select from content_drafts d where d.kind = s.kind and d.item_id = s.item_id);
  update blog_articles set language = 'en', updated_at = updated_at + interval '1 microsecond'
    where exists (select from untouched u where u.kind = 'article' and u.item_id = id and u.name = slug);
  update blog set language = 'en', updated_at = updated_at + interval '1 microsecond'
    where exists (select from untouched u where u.kind = 'episode' and u.item_id = id and u.name = blog_title);
  update newsletter_issues set language = 'en'
    where exists (select from untouched u where u.kind = 'issue' and u.item_id = id and u.name = subject);
end $$;
