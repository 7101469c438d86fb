-- expands: what guests say of the stays they had, and who finds that something of it should be hidden.
create table review (
  id text primary key,
  ordinal bigint generated always as identity,
  -- Null for one that was invented, and once the booking is deleted.
  booking text unique references booking on delete set null,
  property text not null references property,
  key text not null,
  guest text not null,
  stayed text not null,
  written_at timestamptz not null,
  marks jsonb not null,
  body text not null,
  language text not null,
  answer text,
  answered_at timestamptz,
  invented boolean not null default false,
  hidden_reason text,
  hidden_at timestamptz
);
create index review_property on review (property, written_at desc, ordinal desc);

create table review_report (
  review text not null references review on delete cascade,
  -- The fingerprint of who says so: each counts once.
  reporter text not null,
  reason text not null,
  reported_at timestamptz not null,
  primary key (review, reporter)
);

-- What the reviews that are shown come to; whoever keeps or hides one counts them again.
alter table property add column guest_scores jsonb;
