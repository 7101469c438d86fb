-- expands: what other sites read of a room type, and what is read of them.
create table room_calendar (
  -- The fingerprint of the address.
  secret text primary key,
  property text not null references property,
  room_type text not null unique
);

create table followed_feed (
  id text primary key,
  property text not null references property,
  room_type text not null,
  source text not null,
  -- Encrypted: whoever has it reads another site's calendar.
  address text not null,
  -- What is remembered from reading to reading.
  memory jsonb not null,
  read_at bigint not null,
  unique (room_type, source)
);
create index followed_feed_due on followed_feed (read_at);
