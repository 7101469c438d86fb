-- Whose a booking is, and what a change of a booking leaves behind.

alter table booking add column owner text;
create index booking_owner on booking (owner) where owner is not null;
create index booking_email on booking (lower(record -> 'guest' ->> 'email')) where owner is null;

update booking set record =
  '{"owner": null, "extras": [], "refunds": [], "change": null, "failedChange": null, "links": []}'::jsonb
  || record;

-- Stays that were sold before begin and end, too: at 15:00 and 12:00 in Malaysia.
insert into job (kind, key, booking, subject, amount, due_at)
select 'startStay', id || '/' || check_in, id, '', 0,
       extract(epoch from (check_in + time '15:00') at time zone 'Asia/Kuala_Lumpur') * 1000
from booking where status = 'confirmed'
union all
select 'endStay', id || '/' || check_out, id, '', 0,
       extract(epoch from (check_out + time '12:00') at time zone 'Asia/Kuala_Lumpur') * 1000
from booking where status = 'confirmed';
