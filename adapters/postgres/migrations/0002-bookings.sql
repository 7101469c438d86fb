-- Bookings, the work that follows them, and what all server processes must know of their callers.
-- Moments that programs compare are milliseconds since 1970, by the program's own clock.

create table booking (
  id text primary key,
  session text not null,
  hold_key text not null,
  code text unique,
  status text not null,
  payment text,
  property text not null,
  check_in date not null,
  check_out date not null,
  hold_until timestamptz not null,
  created_at timestamptz not null,
  version integer not null default 1,
  -- The whole record; the guest's identity number in it is sealed.
  record jsonb not null,
  unique (session, hold_key),
  check (check_in < check_out)
);
create index booking_payment on booking (payment) where payment is not null;
create index booking_open on booking (session) where status in ('held', 'paying');
create index booking_created on booking (created_at, property);

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  booking text not null,
  subject text not null,
  amount bigint not null,
  due_at bigint not null,
  tries integer not null default 0,
  reason text,
  done_at timestamptz,
  unique (kind, key)
);
create index job_due on job (due_at, id) where done_at is null;

create table stored_answer (
  key text primary key,
  request text not null,
  leased_until bigint not null,
  status integer,
  headers jsonb,
  body text,
  claimed_at timestamptz not null default now()
);
create index stored_answer_age on stored_answer (claimed_at);

create table tries (
  subject text not null,
  window_ms bigint not null,
  window_start bigint not null,
  count integer not null,
  primary key (subject, window_ms, window_start)
);
create index tries_age on tries (window_start);

-- Proof that this database is opened with the key that sealed it.
create table seal (
  one boolean primary key default true check (one),
  proof text not null
);
