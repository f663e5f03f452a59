-- Pages of another product become pages of the owner's own.
alter table site_import_items drop constraint site_import_items_kind_check,
  add constraint site_import_items_kind_check check (kind in ('article', 'page', 'episode', 'problem'));
alter table imported_items drop constraint imported_items_kind_check,
  add constraint imported_items_kind_check check (kind in ('article', 'page', 'episode'));
