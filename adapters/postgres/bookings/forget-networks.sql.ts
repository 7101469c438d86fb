import { holdLimitTerms } from "#core/front-desk/hold-limits.rules.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"

/** So few are changed within any limit of time. */
const AT_ONCE = 2000

const forgetSome = (connection: Connection, madeBefore: number) =>
  connection.query(
    `update booking set network = null, version = version + 1,
       record = jsonb_set(record, '{network}', 'null')
     where ctid = any(array(
       select ctid from booking
       where network is not null and not keeps_unpaid
         and created_at < to_timestamp($1::bigint / 1000.0)
       limit ${AT_ONCE} for update skip locked))
     returning 1`,
    [madeBefore],
  )

/**
 * Forgets which networks bookings were made from once no limit of unpaid stays counts them any
 * longer: they keep nothing without payment, and are older than what the limits remember. The
 * moment is in milliseconds since 1970.
 */
export const forgetNetworks = (
  connection: Connection,
  now: number,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.flatMap(forgetSome(connection, now - holdLimitTerms.memoryMs), ({ length }) =>
    length < AT_ONCE ? Effect.void : forgetNetworks(connection, now),
  )
