import { Effect } from "effect"
import type { Issue } from "../kernel/issue.ts"
import { nothingTyped } from "../people/guest-details.ts"
import { guestDetailsIssues } from "../people/guest-details.rules.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import {
  DetailsRefused,
  HoldOver,
  NoAttemptsLeft,
  PriceChanged,
} from "../booking/booking.errors.ts"
import type { PayRequest } from "../booking/bookings.port.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { isHoldOver, attemptsLeft } from "../booking/hold-terms.ts"
import { statusFacts } from "../booking/status-facts.ts"

const everythingMissing = (needs: FrontDeskNeeds): ReadonlyArray<Issue> =>
  guestDetailsIssues(nothingTyped, todayAt(needs))

const isOver = (record: BookingRecord, now: number): boolean =>
  statusFacts[record.status].hasLapsed || isHoldOver(record, now)

/** What keeps a held or paying booking from being paid for as the guest pressed. */
export const payable = (
  needs: FrontDeskNeeds,
  record: BookingRecord,
  { total }: PayRequest,
): Effect.Effect<void, NoAttemptsLeft | HoldOver | DetailsRefused | PriceChanged> =>
  Effect.gen(function* () {
    if (record.status === "failed" && attemptsLeft(record) <= 0) return yield* new NoAttemptsLeft()
    if (isOver(record, needs.clock.now())) return yield* new HoldOver()
    if (record.guest === null)
      return yield* new DetailsRefused({ issues: everythingMissing(needs) })
    if (record.quote.total !== total) return yield* new PriceChanged({ quote: record.quote })
  })
