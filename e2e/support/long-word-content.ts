/** A German compound of 60 letters without break opportunities. */
export const longWord = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter".slice(0, 60);

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const slug = longWord.toLowerCase();

const everyMarkup = [
  `<h2>${longWord}</h2><p>Short words, then ${longWord}, then <strong>${longWord}</strong> and <em>${longWord}</em>.</p>`,
  `<h3>${longWord} again</h3><ul><li>${longWord}<ul><li>${longWord}</li></ul></li></ul><ol><li>${longWord}</li></ol>`,
  `<h4>${longWord}</h4><blockquote><p>${longWord}</p></blockquote><pre><code>${longWord}\n${longWord}</code></pre>`,
  `<p><code>${longWord}</code> <kbd>${longWord}</kbd> <a href="https://example.com/${slug}">https://example.com/${slug}</a></p>`,
  `<table><caption>${longWord}</caption><thead><tr><th scope="col">${longWord}</th><th scope="col">${longWord}</th></tr></thead>`,
  `<tbody><tr><td>${longWord}</td><td>${longWord} ${longWord}</td></tr></tbody></table>`,
  `<dl><dt>${longWord}</dt><dd>${longWord}</dd></dl><p><mark>${longWord}</mark><sup>${longWord}</sup><small>${longWord}</small></p>`,
  `<figure><img src="https://elsewhere.example/${slug}.jpg" alt="${longWord}"><figcaption>${longWord}</figcaption></figure>`,
  `<p><img src="https://elsewhere.example/second.jpg" alt="${longWord}"></p>`,
  `<figure data-embed="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></figure>`,
].join("");

/** Eleven articles of one category, so that lists have two pages. */
export const longArticles = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  slug: index === 0 ? slug : `${slug}-${index + 1}`,
  title: longWord,
  summary: `${longWord} ${longWord}`,
  category: longWord,
  author: longWord,
  publication_date: day(index + 1),
  introduction: `<p>${longWord}</p>${everyMarkup}`,
  section_1: everyMarkup,
  section_2: everyMarkup,
  section_3: everyMarkup,
  conclusion: everyMarkup,
  cta: index === 0 ? `<h2>${longWord}</h2><p>${longWord}</p><p><a href="/contact">${longWord}</a></p>` : null,
  seo_description: longWord,
  keywords: `${longWord}, ${longWord}`,
}));

export const longEpisodes = [1, 2, 3].map((id) => ({
  id,
  episode: `Episode ${id} ${longWord}`,
  blog_title: longWord,
  summary: `${longWord} `.repeat(8),
  guest_name: longWord,
  banner: id === 3 ? `https://elsewhere.example/${slug}.jpg` : null,
  audio_player: id === 2 ? `https://soundcloud.com/example/${slug}` : id === 3 ? `https://example.com/${slug}` : null,
  youtube: id === 2 ? "https://youtu.be/aqz-KE-bpKQ" : id === 3 ? `https://example.com/video/${slug}` : null,
  created_at: day(id),
  keywords: `${longWord}, ${longWord}, ${longWord}`,
  why_ceos_think_important: `1. ${longWord}\n2. ${longWord}`,
  conclusion: `${longWord}\n\n${longWord}`,
  about_guest: `• ${longWord}\n• ${longWord}`,
  key_takeaways: `• ${longWord}`,
  action_items: `1. ${longWord}`,
}));

export const longRecordingFiles = {
  "1.vtt": `WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n<v ${longWord}>${longWord}\n\n00:00:04.000 --> 00:00:08.000\n<v ${longWord}>${longWord} ${longWord}\n`,
  "1.chapters.json": JSON.stringify({
    version: "1.2.0",
    chapters: [
      { startTime: 0, title: longWord },
      { startTime: 4, title: longWord },
    ],
  }),
};

const email = `${slug}@${slug}.example`;

export const longEmail = email;

export const longRowsSql = `
  insert into leads (kind, email, name, organisation, answers, page, campaign, notice_text, marketing_text, marketing_at,
      fingerprint, expires_at, notes)
    values ('contact', '${email}', '${longWord}', '${longWord}',
      '[{"name":"message","label":"Message","value":"${longWord}"},{"name":"phone","label":"Telephone","value":"${longWord}"}]',
      '/contact', '{"utm_campaign":"${longWord}"}', '${longWord}', '${longWord}', now(), 'f', now() + interval '1 year', '${longWord}');
  insert into subscribers (email, name, industry, status, page, confirmed_at, notes)
    values ('${email}', '${longWord}', 'healthcare', 'confirmed', '/sunday-review', now(), '${longWord}');
  insert into subscription_events (subscriber_id, event, text, text_version, page)
    select id, 'requested', '${longWord}', 'v', '/sunday-review' from subscribers;
  insert into guests (name, email, organisation, bio, expertise, topics, links, status, consent_text, consented_at,
      decided_at, decided_by, notes)
    values ('${longWord}', '${email}', '${longWord}', '${longWord}', '${longWord}', '${longWord}',
      'https://example.com/${slug}', 'accepted', '${longWord}', now(), now(), '${email}', '${longWord}');
  insert into guest_releases (guest_id, version, text, sha256, signature, audio, video, clips, transcript, signed_at)
    select id, 'v', '${longWord}', repeat('a', 64), '${longWord}', true, true, true, true, now() from guests;
  insert into episode_guests (episode_id, guest_id) select 1, id from guests;
  insert into bookings (event_type, starts_at, ends_at, blocked, owner_day, zone, status, name, email, organisation, topic,
      consent_text, consented_at, notes, guest_id)
    select 'strategy-call', at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes'), at::date,
      'Europe/Berlin', 'confirmed', '${longWord}', '${email}', '${longWord}', '${longWord}', '${longWord}', now(),
      '${longWord}', guests.id from guests, (select date_trunc('hour', now()) + interval '5 days' as at) moment;
  insert into days_off (day, reason) values (current_date + 20, '${longWord}');
  insert into mails (kind, recipient, subject, html, plain, status, last_error)
    values ('contact', '${email}', '${longWord}', '<p>${longWord}</p>', '${longWord}', 'dead', '${longWord}');
  insert into media (key, kind, name, file, type, bytes, width, height, alt, created_by)
    values ('${"a".repeat(24)}', 'image', '${longWord}.png', 'uploads/${"a".repeat(24)}/${slug}-10x10.png', 'image/png', 1000, 10, 10,
        '${longWord}', '${email}'),
      ('${"b".repeat(24)}', 'audio', '${longWord}.mp3', 'uploads/${"b".repeat(24)}/${slug}.mp3', 'audio/mpeg', 1000, null, null,
        '${longWord}', '${email}');
  insert into audit_log (actor, action, subject_kind, subject_id, detail)
    values ('${email}', 'article.publish', 'article', '1', '{"title":"${longWord}"}');
  insert into page_views (day, path, views) values (current_date, '/blog/${slug}', 12);
`;
