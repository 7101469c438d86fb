// @vitest-environment node
import { getByRole, within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"

const STAY = "?checkIn=2026-12-04&checkOut=2026-12-06&adults=2"
const room = aRoomType({ plans: [aPlan(), aSaver(), aBreakfastPlan()] })
const { freeCancellationUntil, lowestNight } = anOffer()

const offerOf = (plan: string, until = freeCancellationUntil) => ({
  plan: PlanId.make(plan),
  lowestNight,
  freeCancellationUntil: until,
  locked: false,
})

const page = (plan: string): PropertyPage =>
  aPropertyPage({
    property: aProperty({ rooms: [room] }),
    offers: [anOffer({ plans: [offerOf("flex"), offerOf("saver", null), offerOf("bb")] })],
    mix: [{ roomType: RoomTypeId.make("springwater-studio"), plan: PlanId.make(plan), count: 1 }],
  })

const opened = async (
  plan: string,
  changes: Partial<PropertyPage> = {},
  language: "en" | "bm" | "cn" = "en",
) => {
  const open = async () => ({ ok: { ...page(plan), ...changes } })
  const { document } = await serverPage({
    path: `/properties/the-springwater${STAY}`,
    pages: { open },
    language,
  })
  return document.body
}

const textOf = (body: HTMLElement, name: string): string =>
  getByRole(body, "heading", { level: 4, name })
    .closest("li")
    ?.textContent?.replaceAll("\u00A0", " ") ?? ""

test("the plans of a room stand side by side with their terms, meals, payment and price", async () => {
  const body = await opened("flex")

  expect(textOf(body, "Flexible")).toContain("Free cancellation until")
  expect(textOf(body, "Flexible")).toContain("Pay now or at the property")
  expect(textOf(body, "Non-refundable")).not.toContain("ree cancellation")
  expect(textOf(body, "Non-refundable")).toContain("RM 162.00 average per night")
  expect(textOf(body, "Non-refundable")).toContain("Pay now by card")
  expect(textOf(body, "Non-refundable")).toContain("RM 18.00 less per night")
  expect(textOf(body, "Breakfast included · Flexible")).toContain("RM 210.00 average per night")
  expect(textOf(body, "Breakfast included · Flexible")).toContain("+RM 30.00 per night")
})

test.each(["flex", "saver", "bb"])("of all plans, %s is marked as taken", async (plan) => {
  const body = await opened(plan)
  const taken = [...body.querySelectorAll("li[data-taken]")].map((one) =>
    one.getAttribute("data-taken"),
  )

  expect(taken).toEqual(["flex", "saver", "bb"].map((one) => String(one === plan)))
})

test("a plan that is named by its terms says them once, one with another name beside it", async () => {
  const said = (body: HTMLElement, name: string) =>
    textOf(body, name).split("Non-refundable").length
  const named = { ...aSaver(), name: { en: "Early bird", bm: "Awal", cn: "早鸟" } }
  const other = aProperty({ rooms: [aRoomType({ plans: [aPlan(), named, aBreakfastPlan()] })] })

  expect(said(await opened("flex"), "Non-refundable")).toBe(2)
  expect(said(await opened("flex", { property: other }), "Early bird")).toBe(2)
})

test("a plan that can be cancelled says until when, also where its name says that it cannot", async () => {
  const named = { ...aPlan(), name: { en: "Non-refundable", bm: "Tiada", cn: "不可退款" } }
  const property = aProperty({ rooms: [aRoomType({ plans: [named] })] })
  const body = await opened("flex", { property })

  expect(textOf(body, "Non-refundable")).toContain("Free cancellation until")
})

test("search engines are told each plan of a room by its own name, at its own price", async () => {
  const body = await opened("flex")
  const script = body.ownerDocument.querySelector('script[type="application/ld+json"]')

  expect(JSON.parse(script?.textContent ?? "null")).toMatchObject({
    makesOffer: [
      { name: "Studio · Flexible", price: "400.46" },
      { name: "Studio · Non-refundable" },
      { name: "Studio · Breakfast included · Flexible" },
    ],
  })
})

test("a plan for members says so, and is not to be taken by visitors", async () => {
  const members = { ...offerOf("saver", null), locked: true }
  const offers = [anOffer({ plans: [offerOf("flex"), members, offerOf("bb")] })]
  const body = await opened("flex", { offers })
  const takes = within(body)
    .getAllByRole("button", { name: /^More: Rooms, / })
    .map((one) => one.getAttribute("aria-label"))

  expect(textOf(body, "Non-refundable")).toContain("Members only")
  expect(textOf(body, "Flexible")).not.toContain("Members only")
  expect(takes).toEqual(["More: Rooms, Flexible", "More: Rooms, Breakfast included · Flexible"])
})

const atLeastThree = [{ path: "dates", code: "BelowMinNights", count: 3 }] as const

test.each([
  ["en", "Non-refundable", "At least 3 nights on these dates"],
  ["bm", "Tiada bayaran balik", "Sekurang-kurangnya 3 malam bagi tarikh ini"],
  ["cn", "不可退款", "这些日期须住 3 晚或以上"],
] as const)(
  "a plan says in %s which restriction stands against it, and the others are for sale",
  async (language, name, says) => {
    const saver = { ...offerOf("saver", null), restricted: atLeastThree }
    const offers = [anOffer({ plans: [offerOf("flex"), saver, offerOf("bb")] })]
    const body = await opened("flex", { offers }, language)
    const article = getByRole(body, "heading", { level: 4, name }).closest("article")
    const facts = JSON.parse(
      body.ownerDocument.querySelector('script[type="application/ld+json"]')?.textContent ?? "null",
    )

    expect(textOf(body, name)).toContain(says)
    expect(article?.textContent?.split(says)).toHaveLength(2)
    expect(
      getByRole(body, "heading", { level: 4, name }).closest("li")?.querySelectorAll("button"),
    ).toHaveLength(0)
    expect(article?.querySelectorAll("button[aria-label]")).toHaveLength(4)
    expect(
      facts.makesOffer.map(({ availability }: { availability: string }) => availability),
    ).toEqual(["InStock", "SoldOut", "InStock"].map((one) => `https://schema.org/${one}`))
  },
)

test("a room whose plans are all restricted leaves it to them to say why", async () => {
  const asked = ["flex", "saver", "bb"].map((plan) => ({
    ...offerOf(plan),
    restricted: atLeastThree,
  }))
  const roomText = async (plans: PropertyPage["offers"][number]["plans"] & {}) => {
    const body = await opened("flex", { offers: [anOffer({ free: 0, plans })], mix: null })
    return getByRole(body, "heading", { level: 3, name: "Studio" }).closest("article")?.textContent
  }

  expect(await roomText(asked)).not.toContain("Not Available")
  expect((await roomText(asked))?.split("At least 3 nights")).toHaveLength(4)
  expect(await roomText([offerOf("flex"), ...asked.slice(1)])).toContain("Not Available")
  expect(await roomText([{ ...offerOf("flex"), locked: true }, ...asked.slice(1)])).not.toContain(
    "Not Available",
  )
})

test("the plan chosen is named in the price, carried to the checkout, and its terms are told", async () => {
  const body = await opened("saver")
  const stay = within(getByRole(body, "complementary", { name: "Your stay" }))
  const href = stay.getByRole("link", { name: "Reserve" }).getAttribute("href") ?? ""
  const query = new URLSearchParams(href.split("?")[1])

  expect(query.get("room")).toBe("springwater-studio:1")
  expect(query.get("plan")).toBe("saver")
  expect(stay.getAllByText(/Studio · Non-refundable/)).toHaveLength(2)
  expect(stay.getByText("Non-refundable")).toBeTruthy()
  expect(stay.queryByText(/at the property on arrival/)).toBeNull()
})
