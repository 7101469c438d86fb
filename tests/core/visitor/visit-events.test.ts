import { paymentEventOf, refundEventOf, visitEventsOf } from "#core/visitor/visit-events.ts"
import { describe, expect, it } from "vitest"

const ORIGIN = "https://stay.test"
const items = [{ item_id: "kayu", quantity: 1 }]

const eventsOn = (
  route: string,
  stay: Parameters<typeof visitEventsOf>[2]["stay"],
  listed: ReadonlyArray<string> = [],
) => visitEventsOf(ORIGIN, route, { stay, listed }).map(({ name, fields }) => [name, fields])

const view = (place: string) => [
  "page_view",
  { page_location: ORIGIN + place, page_title: place, page_referrer: ORIGIN },
]

describe("what there is to count", () => {
  it.each([
    ["/", null, [view("/")]],
    ["/properties/$slug", { slug: "kayu" }, [view("/properties/kayu"), ["view_item", { items }]]],
    [
      "/booking/new",
      { slug: "kayu", value: 644.96 },
      [view("/booking/new"), ["begin_checkout", { items, currency: "MYR", value: 644.96 }]],
    ],
    [
      "/booking/confirmed",
      { slug: "kayu", value: 644.96, sale: "ab12" },
      [
        view("/booking/confirmed"),
        ["purchase", { items, currency: "MYR", value: 644.96, transaction_id: "ab12" }],
      ],
    ],
  ] as const)("on %s", (route, stay, events) => {
    expect(eventsOn(route, stay)).toStrictEqual(events)
  })

  it("on a list is which properties it shows, in its order", () => {
    const listed = [
      { item_id: "kayu", index: 0 },
      { item_id: "bayu", index: 1 },
    ]

    expect(eventsOn("/properties", null, ["kayu", "bayu"])).toStrictEqual([
      view("/properties"),
      ["view_item_list", { item_list_id: "search", items: listed }],
    ])
  })

  it("is the pattern of a page about one booking, never its address", () => {
    expect(eventsOn("/booking/$id", null)).toEqual([view("/booking/$id")])
  })

  it("is no purchase when nobody knows what was bought", () => {
    expect(eventsOn("/booking/confirmed", null)).toEqual([view("/booking/confirmed")])
  })

  it("when a guest has said how to pay is the way of paying", () => {
    expect(paymentEventOf({ slug: "kayu", value: 644.96 }, "payAtProperty")).toEqual({
      name: "add_payment_info",
      fields: { items, currency: "MYR", value: 644.96, payment_type: "payAtProperty" },
    })
  })

  it("when a booking is cancelled is what comes back, under the name of its sale", () => {
    expect(refundEventOf({ slug: "kayu", value: 500, sale: "ab12" })).toEqual({
      name: "refund",
      fields: { items, currency: "MYR", value: 500, transaction_id: "ab12" },
    })
  })
})
