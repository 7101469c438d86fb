-- expands: what guests and properties write to each other about bookings, and how they answer.
create table booking_message (
  id text primary key,
  ordinal bigint generated always as identity,
  booking text not null references booking on delete cascade,
  -- The same key of the same booking is the same message.
  key text not null,
  side text not null,
  sent_at timestamptz not null,
  body text not null,
  unique (booking, key)
);
create index booking_message_age on booking_message (sent_at);

create table reply_link (
  -- The fingerprint of what was mailed.
  secret text primary key,
  booking text not null references booking on delete cascade,
  side text not null,
  until bigint not null
);
create index reply_link_booking on reply_link (booking);
create index reply_link_age on reply_link (until);
