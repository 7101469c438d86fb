import { visitEventsOf } from "#core/visitor/visit-events.ts"
import { describe, expect, it } from "vitest"

const ORIGIN = "https://stay.test"

describe("what there is to count", () => {
  it.each([
    ["/", null, [["page_view", { page_location: "https://stay.test/" }]]],
    [
      "/properties",
      null,
      [
        ["page_view", { page_location: "https://stay.test/properties" }],
        ["view_item_list", { item_list_id: "search" }],
      ],
    ],
    [
      "/properties/$slug",
      { slug: "kayu" },
      [
        ["page_view", { page_location: "https://stay.test/properties/kayu" }],
        ["view_item", { items: [{ item_id: "kayu", quantity: 1 }] }],
      ],
    ],
    [
      "/booking/new",
      { slug: "kayu", value: 644.96 },
      [
        ["page_view", { page_location: "https://stay.test/booking/new" }],
        [
          "begin_checkout",
          { items: [{ item_id: "kayu", quantity: 1 }], currency: "MYR", value: 644.96 },
        ],
      ],
    ],
    [
      "/booking/confirmed",
      { slug: "kayu", value: 644.96, sale: "ab12" },
      [
        ["page_view", { page_location: "https://stay.test/booking/confirmed" }],
        [
          "purchase",
          {
            items: [{ item_id: "kayu", quantity: 1 }],
            currency: "MYR",
            value: 644.96,
            transaction_id: "ab12",
          },
        ],
      ],
    ],
  ] as const)("on %s", (route, stay, events) => {
    const told = visitEventsOf(ORIGIN, route, stay).map(({ name, fields }) => [name, fields])

    expect(told).toStrictEqual(events)
  })

  it("is the pattern of a page about one booking, never its address", () => {
    expect(visitEventsOf(ORIGIN, "/booking/$id", null)).toEqual([
      { name: "page_view", fields: { page_location: "https://stay.test/booking/$id" } },
    ])
  })

  it("is no purchase when nobody knows what was bought", () => {
    expect(visitEventsOf(ORIGIN, "/booking/confirmed", null).map(({ name }) => name)).toEqual([
      "page_view",
    ])
  })
})
