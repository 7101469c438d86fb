import type { PaymentMethod } from "../payment/payment.ts"

/** What a page reports about a stay, in the usual terms of online shops. */
export type CountedStay = {
  readonly slug: string
  /** In ringgit; absent before there is a price. */
  readonly value?: number
  /** Names the sale so that it is counted once; nobody can find the booking by it. */
  readonly sale?: string
}

/** One thing worth counting. No field can hold what a guest typed. */
export type VisitEvent = {
  readonly name:
    | "page_view"
    | "view_item_list"
    | "view_item"
    | "begin_checkout"
    | "add_payment_info"
    | "purchase"
    | "refund"
  readonly fields: Readonly<Record<string, string | number | ReadonlyArray<object>>>
}

/** What a page is about: one stay, or the stays of a list. */
export type CountedPage = {
  readonly stay: CountedStay | null
  /** The properties of a list, in its order. */
  readonly listed: ReadonlyArray<string>
}

const shopEvents: Readonly<Record<string, VisitEvent["name"]>> = {
  "/properties": "view_item_list",
  "/properties/$slug": "view_item",
  "/booking/new": "begin_checkout",
  "/booking/confirmed": "purchase",
}

/** A property has an address of its own; of every other page only the pattern is reported. */
const placeOf = (route: string, stay: CountedStay | null): string =>
  route === "/properties/$slug" && stay ? `/properties/${stay.slug}` : route

/** Also where the guest came from and what the page is called could name a booking: both are ours. */
const viewOf = (origin: string, place: string): VisitEvent => ({
  name: "page_view",
  fields: { page_location: origin + place, page_title: place, page_referrer: origin },
})

const shopFields = ({ slug, value, sale }: CountedStay): VisitEvent["fields"] => ({
  items: [{ item_id: slug, quantity: 1 }],
  ...(value !== undefined && { currency: "MYR", value }),
  ...(sale !== undefined && { transaction_id: sale }),
})

/** What there is to count when a page has come: the view, and the step of a purchase that it is. */
export const visitEventsOf = (
  origin: string,
  route: string,
  { stay, listed }: CountedPage,
): ReadonlyArray<VisitEvent> => {
  const view = viewOf(origin, placeOf(route, stay))
  const name = shopEvents[route]
  if (name === "view_item_list") {
    const items = listed.map((slug, index) => ({ item_id: slug, index }))
    return [view, { name, fields: { item_list_id: "search", items } }]
  }
  return name && stay ? [view, { name, fields: shopFields(stay) }] : [view]
}

/** The guest has said how to pay. */
export const paymentEventOf = (stay: CountedStay, method: PaymentMethod): VisitEvent => ({
  name: "add_payment_info",
  fields: { ...shopFields(stay), payment_type: method },
})

/** A sale was taken back; the value is what the guest gets. */
export const refundEventOf = (stay: CountedStay): VisitEvent => ({
  name: "refund",
  fields: shopFields(stay),
})
