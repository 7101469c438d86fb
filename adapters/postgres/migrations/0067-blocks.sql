-- expands: rooms that are not for sale in a night have rows of their own, each with its source.
create table block (
  kind text not null,
  day date not null,
  source text not null,
  reference text not null default '',
  count integer not null check (count > 0),
  note text not null default '',
  primary key (kind, day, source, reference),
  foreign key (kind, day) references night (room_type, day) on delete cascade
);

-- What was taken of a night before, and by no booking, an operator's file had said.
with living as (
  select id, record from booking
  where status in ('held', 'paying', 'confirmed', 'staying', 'completed')
    and coalesce((record->>'nightsKept')::boolean, true)
), stays as (
  select id, 'booked' as stay, record->'rooms' as rooms, record->'dates' as dates from living
  union all
  select id, 'change', record->'change'->'rooms', record->'change'->'dates' from living
  where jsonb_typeof(record->'change') = 'object'
), wanted as (
  select id, stay, room->>'roomType' as kind, night::date as day, sum((room->>'count')::int) as count
  from stays, jsonb_array_elements(rooms) as room,
    generate_series((dates->>'checkIn')::date, (dates->>'checkOut')::date - 1, interval '1 day') as night
  group by id, stay, room->>'roomType', night
), booked as (
  select kind, day, sum(count) as count
  from (select id, kind, day, max(count) as count from wanted group by id, kind, day) as most
  group by kind, day
)
insert into block (kind, day, source, count)
select night.room_type, night.day, 'file', night.taken - coalesce(booked.count, 0)
from night left join booked on booked.kind = night.room_type and booked.day = night.day
where night.taken > coalesce(booked.count, 0);
