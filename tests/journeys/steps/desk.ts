import type { BookingView } from "#core/booking/booking-view.ts"
import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import type { Page } from "playwright"

/** Somebody who books without a browser. */
interface Caller {
  readonly post: <Answer>(path: string, body?: unknown, method?: "POST" | "PUT") => Promise<Answer>
}

/** The answer of a call that has to succeed. */
export const answerOf = async <Answer>(call: Promise<Response>): Promise<Answer> => {
  const response = await call
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A caller whom the server knows again by the cookie of the first answer. */
const aCaller = (site: string): Caller => {
  let cookie = ""
  return {
    post: async (path, body = {}, method = "POST") => {
      const response = await fetch(site + path, {
        method,
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
          cookie,
        },
      })
      cookie ||= response.headers.get("set-cookie")?.split(";")[0] ?? ""
      return answerOf(Promise.resolve(response))
    },
  }
}

/** What a stay costs now. */
export const priceOf = async (
  site: string,
  stay: CheckoutRequest["stay"],
): Promise<CheckoutRequest["total"]> => (await aCaller(site).post<Quote>("/api/quotes", stay)).total

/** How many rooms of the kind wanted are free on its dates. */
export const roomsLeft = async (site: string, { stay }: CheckoutRequest): Promise<number> => {
  const query = new URLSearchParams({ ...stay.dates, adults: "2" })
  const page = await answerOf<PropertyPage>(
    fetch(`${site}/api/properties/${stay.property}?${query}`),
  )
  const offer = page.offers.find(({ roomType }) => roomType === stay.rooms[0].roomType)
  return offer?.free ?? 0
}

/** Somebody else takes so many of the rooms wanted and keeps them while the story lasts. */
export const takesRooms = async (
  site: string,
  { stay }: CheckoutRequest,
  count: number,
): Promise<void> => {
  const rooms = [{ roomType: stay.rooms[0].roomType, count }] as const
  const wanted = { ...stay, rooms, party: { adults: count, children: 0, rooms: count } }
  const total = await priceOf(site, wanted)
  await aCaller(site).post("/api/bookings", { stay: wanted, total })
}

/** The guest of a browser, who books without its pages. */
const callerOf = (page: Page): Caller => ({
  post: async (path, body = {}, method = "POST") => {
    const headers = { "idempotency-key": crypto.randomUUID() }
    const response = await page.context().request.fetch(path, { method, data: body, headers })
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
    return response.json()
  },
})

const confirmed = async ({ post }: Caller, wanted: CheckoutRequest): Promise<BookingView> => {
  const { id } = await post<BookingView>("/api/bookings", wanted)
  const { quote } = await post<BookingView>(`/api/bookings/${id}/guest`, aGuest(), "PUT")
  const payment = { method: "payAtProperty", total: quote.total }
  const { booking } = await post<{ booking: BookingView }>(`/api/bookings/${id}/payment`, payment)
  return booking
}

/** A booking that is confirmed, to be paid at the property. */
export const aConfirmedBooking = (site: string, wanted: CheckoutRequest): Promise<BookingView> =>
  confirmed(aCaller(site), wanted)

/** The same, of the guest at this browser. */
export const ownConfirmedBooking = (page: Page, wanted: CheckoutRequest): Promise<BookingView> =>
  confirmed(callerOf(page), wanted)

/** A booking whose rooms were given back. */
export const aReleasedBooking = async (
  site: string,
  wanted: CheckoutRequest,
): Promise<BookingView> => {
  const { post } = aCaller(site)
  const { id } = await post<BookingView>("/api/bookings", wanted)
  return post(`/api/bookings/${id}/release`)
}
