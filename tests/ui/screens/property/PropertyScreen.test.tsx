// @vitest-environment node
import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import { getByRole, within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyPage, RoomOffer } from "#core/search/property-page.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { Sen } from "#core/money/sen.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import {
  aGoneLoft,
  anOffer,
  anOfferWithoutDates,
  aPropertyPage,
} from "#tests/ui/support/a-property-page.ts"
import { serverPage, type Asked } from "#tests/ui/support/server-page.ts"

const STAY = "?checkIn=2026-12-04&checkOut=2026-12-06&adults=2"

const opened = async (
  changes: Partial<PropertyPage> = {},
  query = STAY,
  asked: Partial<Asked> = {},
) => {
  const open = async () => ({ ok: aPropertyPage(changes) })
  const path = `/properties/the-springwater${query}`
  const { document, response } = await serverPage({ path, pages: { open }, ...asked })
  return { body: document.body, document, response, page: within(document.body) }
}

const reserving = (body: HTMLElement) =>
  within(getByRole(body, "complementary", { name: "Your stay" }))

const inPlainSpaces = (text: string): string => text.replaceAll("\u00a0", " ")

const toldBy = (document: Document): unknown =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "null")

describe("a property", () => {
  test("has a way past its pictures and rooms, the first after its name", async () => {
    const { body, page } = await opened()
    const [first] = [...body.querySelectorAll("h1 ~ a, h1 ~ * a")]

    expect(first?.textContent).toBe("Skip to price and booking")
    expect(first?.getAttribute("href")).toBe("#stay")
    expect(page.getByRole("complementary", { name: "Your stay" })).toMatchObject({
      id: "stay",
      tabIndex: -1,
    })
  })

  test("has every section that a guest looks for", { tags: ["§2.13", "§2.28"] }, async () => {
    const { page } = await opened()
    const headings = page.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)

    expect(page.getByRole("heading", { level: 1, name: "The Springwater" })).toBeTruthy()
    expect(headings).toEqual(
      expect.arrayContaining([
        "Overview",
        "Select Your Room",
        "Property and Room Amenities",
        "About The Place",
        "Facilities",
        "House Rules",
        "Notes",
        "Location",
        "Similar stays",
      ]),
    )
  })

  test(
    "says of what kind it is, with how many stars, and where",
    { tags: ["§1.6", "§3.6"] },
    async () => {
      const { body, page } = await opened()

      expect(page.getByRole("heading", { level: 1 }).parentElement?.textContent).toContain(
        "Condo · Studio",
      )
      expect(
        getByRole(body.querySelector("header h1")!.parentElement!, "img", { name: "4 stars" }),
      ).toBeTruthy()
      expect(body.textContent).toContain("12 Jalan Ampang, 50450 Kuala Lumpur")
      expect(body.textContent).toContain("Quiet studios")
      expect(body.textContent).toContain("Beside the park.")
    },
  )

  test("says of a room whom it takes and what is in it", { tags: ["§1.7", "§3.7"] }, async () => {
    const room = aRoomType({
      maxAdults: 3,
      maxChildren: 2,
      maxGuests: 4,
      bedrooms: 2,
      beds: 5,
      baths: 6,
      amenities: ["wifi", "bigTv"],
    })
    const { page } = await opened({ property: aProperty({ rooms: [room] }), offers: [anOffer()] })
    const said = page
      .getByRole("heading", { level: 3, name: "Studio" })
      .closest("article")
      ?.textContent?.replaceAll("\u00A0", " ")

    for (const words of [
      "Up to 4 guests (at most 3 adults, 2 children)",
      "2 bedrooms",
      "5 beds",
      "6 baths",
      "WiFi · Big TV",
    ])
      expect(said).toContain(words)
  })

  test("tells search engines what guests gave it, and nothing of invented reviews", async () => {
    const invented = { marks: marksOf(1), invented: true } as const
    const told = async (...reviews: Parameters<typeof totalsOf>[0]) => {
      const totals = totalsOf(reviews)
      const { document } = await opened({ reviews: { totals, page: 1, pageSize: 4, reviews: [] } })
      return toldBy(document)
    }

    expect(await told({ marks: marksOf(5) }, { marks: marksOf(4) }, invented)).toMatchObject({
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: "9.0",
        bestRating: 10,
        worstRating: 2,
        reviewCount: 2,
      },
    })
    expect(await told(invented)).not.toHaveProperty("aggregateRating")
    expect(await told()).not.toHaveProperty("aggregateRating")
    expect(toldBy((await opened()).document)).not.toHaveProperty("aggregateRating")
  })

  test.each([
    ["en", "?adults=2", "/ night"],
    ["en", "?adults=4&rooms=2", "/ room / night"],
    ["bm", "?adults=4&rooms=2", "/ bilik / malam"],
    ["cn", "?adults=4&rooms=2", "每间每晚"],
  ] as const)("says in %s what the lowest price is of: %s", async (language, query, per) => {
    const { body } = await opened({ offers: [anOfferWithoutDates()] }, query, { language })
    const panel = body.querySelector("aside")?.textContent ?? ""

    expect(inPlainSpaces(panel)).toContain(per)
  })

  test.each([
    ["en", "Studio", "At least 3 nights on these dates", "Not Available"],
    ["bm", "Studio", "Sekurang-kurangnya 3 malam bagi tarikh ini", "Tidak Tersedia"],
    ["cn", "单间公寓", "这些日期须住 3 晚或以上", "不可预订"],
  ] as const)(
    "says in %s which restriction stands against a room",
    async (language, name, says, not) => {
      const restricted: RoomOffer["restricted"] = [
        { path: "dates", code: "BelowMinNights", count: 3 },
      ]
      const offers = [anOffer({ free: 0, restricted })]
      const { page } = await opened({ offers, mix: null }, STAY, { language })
      const room = page.getByRole("heading", { level: 3, name }).closest("article")

      expect(room?.textContent).toContain(says)
      expect(room?.textContent).not.toContain(not)
    },
  )

  test("says what it asks for children and which beds it has for them", async () => {
    const { page } = await opened({ property: aProperty({ children: aChildrenPolicy() }) })
    const sentences = within(page.getByRole("list", { name: "Children" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => inPlainSpaces(textContent))

    expect(sentences).toEqual([
      "Children up to 5 stay free in existing beds",
      "From age 6: RM 20.00 per child per night",
      "A child from age 13 counts as an adult",
      "Cot for a child up to 2: free (1 per room at most)",
      "Extra bed for a child: RM 40.00 per night (1 per room at most)",
    ])
  })

  test.each([
    [{ rates: [] }, ["Children stay free in existing beds"]],
    [
      {
        rates: [{ from: 0, price: Sen.make(500) }],
        cots: { perRoom: 1, price: Sen.make(1500), per: "STAY" as const },
        extraBeds: { perRoom: 2, price: Sen.make(0) },
      },
      [
        "From age 0: RM 5.00 per child per night",
        "Cot for a child up to 2: RM 15.00 for the stay (1 per room at most)",
        "Extra bed for a child: free (2 per room at most)",
      ],
    ],
    [
      { rates: [], cots: { perRoom: 1, price: Sen.make(1500), per: "NIGHT" as const } },
      [
        "Children stay free in existing beds",
        "Cot for a child up to 2: RM 15.00 per night (1 per room at most)",
      ],
    ],
  ])("says of children what %j means", async (children, sentences) => {
    const { page } = await opened({ property: aProperty({ children }) })
    const list = within(page.getByRole("list", { name: "Children" }))

    const said = list.getAllByRole("listitem").map((item) => inPlainSpaces(item.textContent))

    expect(said).toEqual(sentences)
  })

  test("tells the price of children, cots and extra beds as a line with its reasons", async () => {
    const property = aProperty({
      children: aChildrenPolicy(),
      rooms: [aRoomType({ maxAdults: 2, maxChildren: 1, maxGuests: 3 })],
    })
    const { body } = await opened({ property }, `${STAY}&children=3&ages=1,7,8`)
    const details = reserving(body).getByRole("group", { name: "Price details" })
    const text = inPlainSpaces(details.textContent)

    expect(text).toContain("Children and extra bedsRM 160.00")
    expect(text).toContain("1 child stays free in existing beds.")
    expect(text).toContain("Children from age 6: RM 20.00 per child per night × 2, for 2 nights.")
    expect(text).toContain("1 cot, free of charge.")
    expect(text).toContain("3% of RM 520.00, the subtotal with children and extra beds")
    expect(text).toContain("Extra beds: RM 40.00 per bed per night × 1, for 2 nights.")
  })

  test("is reserved by a plain link that carries rooms and total", async () => {
    const { body } = await opened()
    const href = reserving(body).getByRole("link", { name: "Reserve" }).getAttribute("href")
    const query = new URLSearchParams(href?.split("?")[1])

    expect(href).toMatch(/^\/booking\/new\?/)
    expect(query.get("property")).toBe("the-springwater")
    expect(query.get("room")).toBe("springwater-studio:1")
    expect(query.get("total")).toBe("60046")
  })

  test("costs a member less where members have a deal", { tags: "§1.17" }, async () => {
    const [from, until] = ["2026-12-01", "2026-12-31"] as [CalendarDate, CalendarDate]
    const deal = { kind: "member", percent: 10, from, until } as const
    const property = aProperty({ rooms: [aRoomType({ deals: [deal] })] })
    const totalFor = async (asked: Partial<Asked>) => {
      const { body } = await opened({ property, offers: [anOffer()] }, STAY, asked)
      const href = reserving(body).getByRole("link", { name: "Reserve" }).getAttribute("href")
      return Number(new URLSearchParams(href?.split("?")[1]).get("total"))
    }

    expect(await totalFor({ user: aUser() })).toBeLessThan(await totalFor({}))
  })

  test("says the whole price line by line", async () => {
    const { body } = await opened()
    const price = within(reserving(body).getByRole("group", { name: "Price details" }))

    expect(
      price
        .getAllByRole("term")
        .slice(0, 6)
        .map((one) => one.textContent),
    ).toEqual(["Subtotal", "Booking Fee", "SST 8%", "Occupancy Tax", "Deposit", "Total Payable"])
    expect(price.getByText(/^RM\s600\.46$/)).toBeTruthy()
  })

  test("asks for dates before anything can be reserved, and says from what price", async () => {
    const offers = [anOfferWithoutDates()]
    const { body, page } = await opened({ offers, mix: null }, "")

    expect(reserving(body).queryByRole("link", { name: "Reserve" })).toBeNull()
    expect(reserving(body).getByText("Choose your dates to see the full price")).toBeTruthy()
    expect(page.getAllByText(/^RM\s150\.00$/).length).toBeGreaterThan(0)
    expect(reserving(body).getByText("Excludes taxes and fees")).toBeTruthy()
  })

  test("says when the rooms cannot seat everybody", async () => {
    const { body } = await opened({ mix: null }, `${STAY}&children=1`)

    expect(reserving(body).getByText("Choose at least one room")).toBeTruthy()
    expect(reserving(body).getByRole("link", { name: "Choose rooms" }).getAttribute("href")).toBe(
      "#rooms",
    )
  })

  test(
    "shows a room without a free unit as Not Available, with no way to take it",
    { tags: ["§2.29", "§8.9"] },
    async () => {
      const { page } = await opened()
      const [studio, loft] = page
        .getAllByRole("heading", { level: 3 })
        .filter((one) => ["Studio", "Loft"].includes(one.textContent ?? ""))
        .map((one) => within(one.closest("article") as HTMLElement))

      expect(studio?.getByRole("spinbutton", { name: "Rooms" }).getAttribute("value")).toBe("1")
      expect(studio?.getByText("Only 3 left")).toBeTruthy()
      expect(loft?.getByText("Not Available")).toBeTruthy()
      expect(loft?.queryByRole("spinbutton")).toBeNull()
    },
  )

  test("says until which moment cancelling is free, by a Malaysian clock", async () => {
    const { page } = await opened()

    expect(page.getAllByText(/^Free cancellation until .*1 Dec.* 15:00$/)).not.toEqual([])
  })

  test("says the strictest terms of the rooms chosen beside their price", async () => {
    const rooms = (["FLEXIBLE", "NON_REFUNDABLE"] as const).map((cancellation) =>
      aRoomType({ id: RoomTypeId.make(cancellation), cancellation }),
    )
    const property = aProperty({ rooms })
    const offers = rooms.map(({ id }) => anOffer({ roomType: id }))
    const saidOf = async (chosen: ReadonlyArray<(typeof rooms)[number]>) => {
      const mix = chosen.map(({ id }) => ({ roomType: id, count: 1 }))
      const { body } = await opened({
        property,
        offers,
        mix,
      })
      return reserving(body).queryByText(/^(Free cancellation until|Non-refundable)/)?.textContent
    }

    expect(await saidOf(rooms.slice(0, 1))).toMatch(/^Free cancellation until/)
    expect(await saidOf(rooms)).toBe("Non-refundable")
  })

  test("says in the bar of a phone for how many nights its price is", async () => {
    const { body } = await opened()
    const bar = getByRole(body, "region", { name: "Your stay" })

    expect(bar.textContent).toMatch(
      /RM\s400\.46.*2 nights · Includes taxes and fees.*Plus a refundable deposit of RM\s200\.00/,
    )
  })

  test(
    "shows members' rooms and deals locked, and the way to unlock them and come back",
    { tags: ["§1.17", "§1.18"] },
    async () => {
      const offers = [anOffer({ memberPercent: 8 }), { ...aGoneLoft(), locked: true }]
      const { page } = await opened({ offers })

      expect(page.getByText("Members save 8%")).toBeTruthy()
      expect(page.getByText("Members only")).toBeTruthy()
      const [unlock] = page.getAllByRole("link", { name: "Log in to unlock" })
      expect(unlock?.getAttribute("href")).toMatch(
        /^\/login\?redirect=%2Fproperties%2Fthe-springwater%3F/,
      )
    },
  )

  test("changes dates and guests by a form where there is no script", async () => {
    const { body } = await opened()
    const form = body.querySelector('form[action="/properties/the-springwater"]')
    const names = [...(form?.querySelectorAll("input[name]") ?? [])].map((one) =>
      one.getAttribute("name"),
    )

    expect(names).toEqual(["checkIn", "checkOut", "adults", "children", "ages", "rooms"])
    expect(form?.querySelector("noscript")?.innerHTML).toContain("Update")
  })

  test("tells search engines what it is, and what a room costs for the stay asked", async () => {
    const { document } = await opened()

    expect(toldBy(document)).toMatchObject({
      "@type": "LodgingBusiness",
      name: "The Springwater",
      makesOffer: [
        { name: "Studio", price: "400.46", availability: "https://schema.org/InStock" },
        { "@type": "Offer", availability: "https://schema.org/SoldOut" },
      ],
    })
  })

  test("offers search engines nothing without dates, nor to anybody what is for members", async () => {
    const undated = await opened({ offers: [anOfferWithoutDates()], mix: null }, "")
    const locked = await opened({ offers: [anOffer({ locked: true })], mix: null })

    expect(toldBy(undated.document)).not.toHaveProperty("makesOffer")
    expect(toldBy(locked.document)).toHaveProperty("makesOffer", [])
  })

  test(
    "tells the cost, its taxes and fees, and the deposit of a room apart",
    { tags: "§3.6" },
    async () => {
      const { page } = await opened()
      const [room] = page.getAllByRole("article")
      const said = room?.textContent?.replaceAll("\u00A0", " ")

      expect(said).toContain("RM 180.00 average per night, before taxes and fees")
      expect(said).toContain("RM 400.46 for 2 nights, including RM 40.46 in taxes and fees")
      expect(said).toContain("Plus a refundable deposit of RM 200.00")
    },
  )

  test("says below the total how much of it is only held", async () => {
    const { body } = await opened()
    const price = reserving(body).getByRole("group", { name: "Price details" })

    expect(price.textContent?.replaceAll("\u00A0", " ")).toContain(
      "RM 400.46 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
    )
  })

  test("leads back through the places it lies in, and lists sights with how far they are", async () => {
    const { page } = await opened()
    const crumbs = page.getByRole("navigation", { name: "You are here" })

    expect(getByRole(crumbs, "link", { name: "Kuala Lumpur" })).toBeTruthy()
    expect(page.getByText("KLCC Park").parentElement?.textContent).toBe("KLCC Park0.6 km")
  })

  test("answers 404 for a property that is not there", async () => {
    const open = async () => ({ failed: "notFound" }) as const
    const { response } = await serverPage({ path: "/properties/nowhere", pages: { open } })

    expect(response.status).toBe(404)
  })

  test.each([
    ["bm", "Pilih Bilik Anda"],
    ["cn", "选择您的客房"],
  ] as const)("speaks %s", async (language, heading) => {
    const { page } = await opened({}, STAY, { language })

    expect(page.getByRole("heading", { level: 2, name: heading })).toBeTruthy()
  })
})
