import type { Kept, KeptQuestion } from "#core/booking/kept-without-payment.ts"
import { paymentMethods, paysNow } from "#core/payment/paid-when.ts"
import type { Connection } from "../database.ts"

/** Waits, in this order, for others who have one of these names, until the transaction is over. */
export const lockNames = (connection: Connection, names: ReadonlyArray<string>) =>
  connection.query(
    `select pg_advisory_xact_lock(hashtextextended(name, 0))
     from unnest($1::text[]) with ordinality as named (name, place) order by place`,
    [names],
  )

// Every number comes back as one of JavaScript's: none of these counts is near its end.
const COUNTED = `
  with unpaid as (
    select rooms, check_in, check_out, standing, status,
      rooms * (check_out - check_in) as room_nights,
      coalesce(session = $1 or owner = $3 or lower(record -> 'guest' ->> 'email') = lower($4), false)
        as is_guest,
      coalesce(network = $2 and standing <> 'known', false) as is_network,
      property = $5 and standing <> 'known' and check_in < $7 and check_out > $6 as is_here
    from booking
    where keeps_unpaid and id is distinct from $8 and (
      session = $1 or owner = $3 or lower(record -> 'guest' ->> 'email') = lower($4)
      or network = $2
      or (property = $5 and check_out > $6 and check_in < $7 and standing <> 'known'))
  ),
  nights as (
    select sum(rooms) filter (where is_network) as of_network,
      sum(rooms) filter (where standing = 'stranger') as of_strangers, sum(rooms) as of_all
    from generate_series($6::date, $7::date - 1, interval '1 day') as night
    join unpaid on is_here and check_in <= night and night < check_out
    group by night
  ),
  lately as (
    select abandoned, rooms * (check_out - check_in) as room_nights, hold_until,
      code is not null and record ->> 'method' = any($10::text[]) as is_paid
    from booking
    where network = $2 and standing <> 'known' and created_at >= to_timestamp($9::bigint / 1000.0)
  )`

/** What is kept without payment, as a question asks. */
export const selectKept = (connection: Connection, question: KeptQuestion) =>
  connection.query<Kept>(
    `${COUNTED}
     select
       (select coalesce(sum(room_nights) filter (where is_network), 0)::float8 from unpaid)
         as "networkRoomNights",
       (select coalesce(max(of_network), 0)::float8 from nights) as "networkRoomsHere",
       (select count(*) filter (where is_network and status = 'confirmed'
         and standing = 'stranger')::float8 from unpaid) as "networkUnpaidStays",
       (select coalesce(sum(room_nights) filter (where abandoned), 0)::float8 from lately)
         as "networkAbandoned",
       (select coalesce(sum(room_nights) filter (where is_paid), 0)::float8 from lately)
         as "networkPaid",
       (select coalesce(extract(epoch from max(hold_until) filter (where abandoned)) * 1000, 0)::float8
         from lately) as "networkLastEnd",
       (select coalesce(sum(room_nights) filter (where is_guest), 0)::float8 from unpaid)
         as "guestRoomNights",
       (select count(*) filter (where is_guest and status = 'confirmed')::float8 from unpaid)
         as "guestUnpaidStays",
       exists (select from booking where owner = $3 and record ->> 'method' = any($10::text[])
         and status in ('confirmed', 'staying', 'completed')) as "hasPaid",
       (select coalesce(max(of_strangers), 0)::float8 from nights) as "strangersHere",
       (select coalesce(max(of_all), 0)::float8 from nights) as "unpaidHere",
       (select coalesce(sum(rooms), 0)::float8 from booking
         where abandoned and standing <> 'known' and property = $5 and check_in < $7
           and check_out > $6 and created_at >= to_timestamp($9::bigint / 1000.0)) as "abandonedHere"`,
    [
      question.session,
      question.network,
      question.account,
      question.email,
      question.property,
      question.dates.checkIn,
      question.dates.checkOut,
      question.except,
      question.since,
      paymentMethods.filter(paysNow),
    ],
  )
