import { knownGuest, usableCard } from "#core/account/known-guest.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import { recordOf, type CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Effect } from "effect"
import { createActor } from "xstate"
import { browserCheckoutMemory } from "./checkout-memory.browser.ts"
import { siteClock } from "./clock.browser.ts"
import { newVisit } from "./visit.browser.ts"

type Needs = {
  readonly bookings: Bookings
  readonly cards: CardPayments
  /** True when nothing is missing in the provider's own card form. */
  readonly isCardComplete: () => Promise<boolean>
  /** Null if no user is signed in. */
  readonly profiles: Profiles | null
}

/** What the account of the signed-in guest says of them; nothing if it cannot be read. */
const whoBooks = (profiles: Profiles): Promise<Pick<CheckoutInput, "known" | "keptCard">> =>
  Effect.runPromise(
    profiles.read().pipe(
      Effect.match({
        onSuccess: (profile) => ({
          known: knownGuest(profile),
          keptCard: usableCard(profile, malaysianDateAt(siteClock.now())),
        }),
        onFailure: () => ({}),
      }),
    ),
  )

/** Starts a checkout that goes on where this tab left off, and is remembered at every step. */
export const startCheckout = async (
  { bookings, cards, isCardComplete, profiles }: Needs,
  wanted: CheckoutInput["wanted"],
) => {
  const account = profiles === null ? {} : await whoBooks(profiles)
  const memory = browserCheckoutMemory(sessionStorage)
  const machine = checkoutWith({ bookings, cards, isCardComplete, clock: siteClock })
  const checkout = createActor(machine, {
    input: { visit: newVisit(), wanted, ...account, record: memory.recall() },
  })
  checkout.subscribe(({ context, status }) => {
    const record = recordOf(context)
    if (status === "done") memory.forget()
    else if (record) memory.keep(record)
  })
  return checkout.start()
}
