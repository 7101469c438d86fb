import { queryFromCheckoutRequest, type CheckoutRequest } from "#core/booking/stay-request-query.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { typedDay } from "#tests/journeys/steps/days.ts"
import type { Page } from "playwright"

/** A stay of two adults, and the addresses that lead to it. */
export type StayInView = {
  readonly propertyPath: string
  readonly propertyWithoutDates: string
  readonly checkoutPath: string
  readonly anotherCheckoutPath: string
  /** Of a stay that may be paid for on arrival. */
  readonly arrivalCheckoutPath: string
  /** A day later than the stay ends, as guests type it. */
  readonly laterCheckOut: string
}

type Card = {
  readonly slug: string
  readonly mix: ReadonlyArray<object>
  readonly memberPercent: number
}

/** How many days ahead the stay begins. */
export const AHEAD_DAYS = 40

/** Asks the mocked API of an open page: only the page itself can reach it. */
const asked = <Answer>(page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([address, said]) => {
      const headers = { "content-type": "application/json" }
      const post = said === null ? {} : { method: "POST", body: said, headers }
      return (await (await fetch(address, post)).json()) as never
    },
    [path, body ? JSON.stringify(body) : null] as const,
  )

/** Finds a stay that can be booked, paid by card, and changed afterwards. */
export const stayInView = async (page: Page): Promise<StayInView> => {
  const checkIn = addDays(malaysianDateAt(Date.now()), AHEAD_DAYS)
  const dates = { checkIn, checkOut: addDays(checkIn, 2) }
  const party = { adults: 2, children: 0, rooms: 1 }
  const query = new URLSearchParams({ ...dates, adults: "2" })
  const found = async (further = "") =>
    (await asked<{ stays: ReadonlyArray<Card> }>(page, `/api/properties?${query}${further}`)).stays
  const pathTo = async ({ slug, mix }: Card): Promise<string> => {
    const stay = { property: slug, dates, party, rooms: mix } as CheckoutRequest["stay"]
    const { total } = await asked<Pick<CheckoutRequest, "total">>(page, "/api/quotes", stay)
    return `/booking/new?${queryFromCheckoutRequest({ stay, total })}`
  }
  // A deal for members would change the price under the eyes of a guest who signs in.
  const isPlain = ({ mix, memberPercent }: Card) => mix.length === 1 && memberPercent === 0
  // The cheapest rate plan is often non-refundable, and such a booking cannot be changed.
  const [one, other] = (await found("&freeCancellation=1")).filter(isPlain)
  // The cheapest rate plan is often one that is paid for now.
  const onArrival = (await found("&payAtProperty=1")).find(isPlain)
  if (!one || !other || !onArrival) throw new Error("The mocked API has no stays to show")
  return {
    propertyPath: `/properties/${one.slug}?${query}`,
    propertyWithoutDates: `/properties/${one.slug}`,
    checkoutPath: await pathTo(one),
    anotherCheckoutPath: await pathTo(other),
    arrivalCheckoutPath: await pathTo(onArrival),
    laterCheckOut: typedDay(addDays(dates.checkOut, 1)),
  }
}
