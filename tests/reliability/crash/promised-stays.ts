import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { nothingPromised, type Promised } from "#tests/simulation/promises.ts"
import { Violation } from "#tests/simulation/violation.ts"

/** What guests pressed, and what the site told them about their bookings. */
export type Told = {
  readonly promised: Promised
  /** Statuses that a guest was told, by booking. */
  readonly statuses: Map<string, Set<BookingStatus>>
}

/** Nobody was told anything. */
export const nothingTold = (): Told => ({ promised: nothingPromised(), statuses: new Map() })

/** A guest was told where a booking stands. */
export const wasTold = ({ statuses }: Told, booking: string, status: BookingStatus): void =>
  void statuses.set(booking, (statuses.get(booking) ?? new Set()).add(status))

/**
 * What had been told by this moment; totals are shared, since a guest agrees to one before the site
 * hears of it.
 */
export const toldByNow = ({ promised, statuses }: Told): Told => ({
  promised: { ...promised, codes: new Map(promised.codes), refunds: new Map(promised.refunds) },
  statuses: new Map([...statuses].map(([id, told]) => [id, new Set(told)])),
})

/** 4: every booking that somebody was told of is there, and was where they were told it is. */
export const wordsAreKept = (
  records: ReadonlyArray<BookingRecord>,
  statuses: Told["statuses"],
): void => {
  const byId = new Map(records.map((record) => [`${record.id}`, record]))
  for (const [id, told] of statuses) {
    const been = new Set(byId.get(id)?.history.map(({ status }) => status))
    for (const status of told)
      if (!been.has(status)) throw new Violation("4", `${id} was never ${status}, as was told`)
  }
}
