-- Guests of the podcast: who registered, what they signed, and which episode they speak in.

create table guests (
  id bigint generated always as identity primary key,
  -- What the guest's personal link knows them by.
  reference uuid not null unique default gen_random_uuid(),
  name text not null,
  email text not null,
  organisation text,
  bio text not null,
  expertise text not null,
  topics text not null,
  links text,
  -- Path below the media folder without its ending; there is one AVIF and one WebP file.
  portrait text,
  status text not null default 'registered' check (status in ('registered', 'accepted', 'declined')),
  consent_text text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  notes text,
  deleted_at timestamptz,
  retain_until date not null default (now() + interval '1 year')::date,
  check ((status = 'registered') = (decided_at is null))
);

create index guests_by_status on guests (status, created_at desc, id desc) where deleted_at is null;
create index guests_by_email on guests (lower(email));
create index guests_to_purge on guests (retain_until);

-- What was signed, word for word. A row is never changed; a newer signature is another row.
create table guest_releases (
  id bigint generated always as identity primary key,
  guest_id bigint not null references guests (id) on delete cascade,
  version text not null,
  text text not null,
  -- SHA-256 of everything that was signed, in hexadecimal.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  signature text not null,
  audio boolean not null,
  video boolean not null,
  clips boolean not null,
  transcript boolean not null,
  signed_at timestamptz not null
);

create index guest_releases_by_guest on guest_releases (guest_id, signed_at desc);

-- Episodes may come from another database, so nothing here refers to their table.
create table episode_guests (
  episode_id bigint not null,
  guest_id bigint not null references guests (id) on delete cascade,
  primary key (episode_id, guest_id)
);

create index episode_guests_by_guest on episode_guests (guest_id);

alter table bookings add column guest_id bigint references guests (id) on delete set null;
create index bookings_by_guest on bookings (guest_id) where guest_id is not null;
