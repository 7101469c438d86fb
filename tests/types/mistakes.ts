/** Mistakes the compiler has to catch: an accepted one fails `npm run check`. */
import { tokens } from "#adapters/bindings/server/tokens.ts"
import type { BookingRecord, HeldBooking, PayingBooking } from "#core/booking/booking-record.ts"
import type { bookingMachine } from "#core/booking/booking.machine.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { balanceOf } from "#core/front-desk/price-change.ts"
import { withoutChange } from "#core/front-desk/end-change.ts"
import type { TransactionScope } from "#core/front-desk/execute-commands.ts"
import { answering } from "#core/kernel/actors.ts"
import { closed } from "#core/kernel/state-targets.ts"
import { times } from "#core/money/amounts.ts"
import { addDays } from "#core/stay/calendar.ts"
import type { JobOf } from "#core/workload/job.ts"
import { refund } from "#core/booking-jobs/refund.job.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { factIcons } from "#ui/parts/fact-icons.ts"
import type { Say } from "#ui/translations/translations.ts"
import { Effect } from "effect"
import { Container } from "inversify"
import type { ActorRefFrom, StateValueFrom } from "xstate"

declare const bookings: Bookings
declare const checkout: ActorRefFrom<typeof checkoutMachine>
declare const say: Say
declare const held: HeldBooking
declare const paying: PayingBooking
declare const tools: TransactionScope
declare const needs: FrontDeskNeeds
declare const endingHold: JobOf<"endHold">
declare const capturing: JobOf<"capture">

declare const icon: (typeof factIcons)["lift"]

// @ts-expect-error a fact without an icon: every other one is there
export const icons: typeof factIcons = { lift: icon }

// @ts-expect-error a fact that has no text in any language
say("fact.helipad")

// @ts-expect-error a filter of facts that no group has
export const chosen: Filters["facts"] = ["helipad"]

// @ts-expect-error a plain number is not money
times(100, 2)

// @ts-expect-error a text is not a date before it was checked
addDays("2026-12-04", 1)

// @ts-expect-error a failure that was not made an answer
answering((stay: StayRequest) => bookings.quote(stay).pipe(Effect.as({ type: "guest.left" })))

// @ts-expect-error an event the machine does not know
checkout.send({ type: "guest.vanished" })

// @ts-expect-error a target that no fragment of a machine has
closed({ filling: { on: { "guest.left": "gone" } } } as const)

// @ts-expect-error the same among several ways of one event, and where time is up
closed({ filling: { after: { soon: [{ target: "filling" }, { target: "gone" }] } } } as const)

// @ts-expect-error the same where a state is left at once
closed({ sorting: { always: [{ target: "gone" }] } } as const)

closed({ filling: { on: { "guest.left": { target: "left" } } }, left: {} } as const)

// @ts-expect-error a failure the port does not promise
export const quote: Bookings["quote"] = () => Effect.fail(new Error("something"))

// @ts-expect-error a text that no language has
say("checkout.nothing-like-this")

// @ts-expect-error one port in the place of another
new Container().bind(tokens.clock).toConstantValue(bookings)

// @ts-expect-error a booking that is held has no confirmation code
export const codeOfHold = held.code

// @ts-expect-error nor has one that is being paid for
export const codeWhilePaying = paying.code

// @ts-expect-error the difference to another price is asked of a confirmed booking
balanceOf(held, held.quote)

// @ts-expect-error only a confirmed booking has a change that can be given up
withoutChange(tools, held)

// @ts-expect-error a guest may still be missing while a booking is held
export const emailOfHold = held.guest.email

/** The guest of a booking that is being paid for is known. */
export const emailWhilePaying: string = paying.guest.email

// @ts-expect-error a hold does not become confirmed by its status alone
export const confirmed: BookingRecord = { ...held, status: "confirmed" }

type WithoutStage = Exclude<BookingStatus, BookingRecord["status"]>

/** Fails as soon as there is a status that no stage of a booking has. */
export const withoutStage: [WithoutStage] extends [never] ? "none" : WithoutStage = "none"

// @ts-expect-error the end of a hold has nothing to do with a payment
export const paymentOfHold = endingHold.payment

// @ts-expect-error work on a capture is not given to what gives money back
refund(needs, capturing)

/** A status without a state in the machine would be named here. */
type WithoutState = Exclude<BookingStatus, StateValueFrom<typeof bookingMachine>>
export const withoutState: [WithoutState] extends [never] ? "none" : WithoutState = "none"
