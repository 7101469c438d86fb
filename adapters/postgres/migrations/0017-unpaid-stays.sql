-- expands: what is kept without payment is counted by network, guest and property. Bookings of before
-- count against nobody, and so do those that an older build makes or changes meanwhile.
alter table booking
  add column network text,
  add column standing text not null default 'known',
  add column rooms integer not null default 0,
  add column keeps_unpaid boolean not null default false,
  add column abandoned boolean not null default false;

create index booking_unpaid_here on booking (property, check_out) where keeps_unpaid;
create index booking_unpaid_of_network on booking (network) where keeps_unpaid;
create index booking_unpaid_of_session on booking (session) where keeps_unpaid;
create index booking_unpaid_of_owner on booking (owner) where keeps_unpaid;
create index booking_unpaid_of_address on booking ((lower(record -> 'guest' ->> 'email')))
  where keeps_unpaid;
create index booking_of_network on booking (network, created_at) where network is not null;
create index booking_abandoned_here on booking (property, created_at) where abandoned;
