import type { BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { networkOf } from "#tests/benchmarks/marked-guests.ts"
import { browserAt, signedInAt, type Browser } from "#tests/reliability/browser.ts"
import type { Crowd } from "#tests/reliability/crash/crash-guest.ts"
import { wasTold } from "#tests/reliability/crash/promised-stays.ts"
import { GUEST_HOUSE, stayDrawn } from "#tests/reliability/crash/crash-stays.ts"
import { drawsOf, type Draws } from "#tests/simulation/draws.ts"
import { agreedTo } from "#tests/simulation/promises.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"

const key = (): string => randomBytes(16).toString("hex")
const MOST_DRAWS = 50

const done = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** A stay of one room: who takes a whole house without payment may be asked for a card. */
const smallStayDrawn = (draws: Draws): StayRequest => {
  const stay = stayDrawn(draws)
  return stay.property === GUEST_HOUSE ? smallStayDrawn(draws) : stay
}

/** Draws other nights where the first ones are sold out by now. */
const held = ({ bookings }: Browser, seed: number): Promise<BookingView> => {
  const draws = drawsOf(seed, "returning guest")
  const holds = Effect.suspend(() => {
    const stay = smallStayDrawn(draws)
    return Effect.flatMap(bookings.quote(stay), ({ total }) =>
      bookings.hold({ stay, total }, key()),
    )
  })
  const isSoldOut = ({ _tag }: { readonly _tag: string }): boolean => _tag === "SoldOut"
  return done(Effect.retry(holds, { times: MOST_DRAWS, while: isSoldOut }))
}

/** Someone who holds rooms before servers are replaced, and books them on what runs then. */
export type ReturningGuest = {
  /** Fails unless they are still signed in and their rooms can be booked. */
  readonly books: () => Promise<void>
}

/** Signs in, if an account is wanted, and holds rooms. */
export const returningGuest = async (
  { address, told }: Pick<Crowd, "address" | "told">,
  number: number,
): Promise<ReturningGuest> => {
  const network = networkOf(800_000 + number)
  const browser =
    number % 2 === 0 ? await signedInAt(address, network) : browserAt(address, network)
  const { id } = await held(browser, number)
  return {
    books: async () => {
      if (number % 2 === 0) {
        const answer = await browser.fetch("/api/session")
        const text = await answer.text()
        if (!answer.ok || !text.includes("@example.my"))
          throw new Error(`The session is lost: ${answer.status} ${text.slice(0, 200)}`)
      }
      const details = aGuest({ email: `returning-${number}@example.com` })
      const named = await done(browser.bookings.giveDetails(id, details, key()))
      agreedTo(told.promised, id, named.quote.total)
      const order = { method: "payAtProperty" as const, total: named.quote.total }
      const step = await done(browser.bookings.pay(id, order, key()))
      wasTold(told, id, step.booking.status)
      if (step.booking.status !== "confirmed")
        throw new Error(`The rooms were not booked: ${step.booking.status}`)
    },
  }
}
