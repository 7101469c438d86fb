import { Effect } from "effect"
import type { Issue } from "../kernel/issue.ts"
import { nothingTyped } from "../people/guest-details.ts"
import { guestDetailsIssues } from "../people/guest-details.rules.ts"
import type { BookingRecord } from "./booking-record.ts"
import { DetailsRefused, HoldOver, NoTriesLeft, PriceChanged } from "./booking.errors.ts"
import type { PayRequest } from "./bookings.port.ts"
import { todayAt, type Desk } from "./desk.ts"
import { isHoldOver, triesLeft } from "./hold-terms.ts"
import { factsOf } from "./status-facts.ts"

const everythingMissing = (desk: Desk): ReadonlyArray<Issue> =>
  guestDetailsIssues(nothingTyped, todayAt(desk))

const isOver = (record: BookingRecord, now: number): boolean =>
  factsOf[record.status].hasLapsed || isHoldOver(record, now)

/** What keeps a held or paying booking from being paid for as the guest pressed. */
export const payable = (
  desk: Desk,
  record: BookingRecord,
  { total }: PayRequest,
): Effect.Effect<void, NoTriesLeft | HoldOver | DetailsRefused | PriceChanged> =>
  Effect.gen(function* () {
    if (record.status === "failed" && triesLeft(record) <= 0) return yield* new NoTriesLeft()
    if (isOver(record, desk.clock.now())) return yield* new HoldOver()
    if (record.guest === null) return yield* new DetailsRefused({ issues: everythingMissing(desk) })
    if (record.quote.total !== total) return yield* new PriceChanged({ quote: record.quote })
  })
