-- Lists could import addresses whose domain is written in letters, beside the same address in ASCII. All are stored in
-- ASCII from now on. Of two subscribers that become one, whoever left counts, then whoever was deleted.
create function ascii_label(label text) returns text language plpgsql as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points integer[] := array(
    select ascii(c) from regexp_split_to_table(fold_text(normalize(label, nfkc)), '') with ordinality t (c, i) order by i);
  encoded text := coalesce(
    (select string_agg(chr(p), '' order by i) from unnest(points) with ordinality t (p, i) where p < 128), '');
  basic integer := length(encoded);
  handled integer := basic;
  code integer := 128;
  delta integer := 0;
  bias integer := 72;
  point integer; next integer; rest integer; k integer; threshold integer;
begin
  if basic = cardinality(points) then return encoded; end if;
  if basic > 0 then encoded := encoded || '-'; end if;
  while handled < cardinality(points) loop
    select min(p) into next from unnest(points) p where p >= code;
    delta := delta + (next - code) * (handled + 1);
    code := next;
    foreach point in array points loop
      if point < code then delta := delta + 1; end if;
      continue when point <> code;
      rest := delta;
      k := 36;
      loop
        threshold := least(greatest(k - bias, 1), 26);
        exit when rest < threshold;
        encoded := encoded || substr(digits, threshold + (rest - threshold) % (36 - threshold) + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        k := k + 36;
      end loop;
      encoded := encoded || substr(digits, rest + 1, 1);
      delta := delta / (case when handled = basic then 700 else 2 end);
      delta := delta + delta / (handled + 1);
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    end loop;
    delta := delta + 1;
    code := code + 1;
  end loop;
  return 'xn--' || encoded;
end $$;

do $$
declare
  written record;
  target text;
  ids bigint[];
begin
  for written in select id, email from subscribers where email ~ '^[\x01-\x7f]+@.*[^\x01-\x7f]' order by id loop
    select split_part(written.email, '@', 1) || '@' || string_agg(ascii_label(label), '.' order by i) into target
    from regexp_split_to_table(split_part(written.email, '@', 2), '[.。]') with ordinality t (label, i);
    ids := array(
      select id from subscribers where id = written.id or lower(email) = lower(target)
      order by status = 'unsubscribed' or unsubscribed_at is not null desc, deleted_at is not null desc,
        status = 'confirmed' desc, id);
    update subscription_events set subscriber_id = ids[1] where subscriber_id = any (ids[2:]);
    update newsletter_recipients r set subscriber_id = ids[1] where subscriber_id = any (ids[2:])
      and not exists (select from newsletter_recipients o where o.issue_id = r.issue_id and o.subscriber_id = ids[1]);
    update newsletter_bounces set subscriber_id = ids[1] where subscriber_id = any (ids[2:]);
    delete from subscribers where id = any (ids[2:]);
    update subscribers set email = target where id = ids[1];
  end loop;
end $$;

drop function ascii_label(text);
