import { fireEvent, screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { Sen } from "#core/money/sen.ts"
import { PlanId, type RatePlan } from "#core/property/rate-plan.ts"
import type { PlanOffer, RoomOffer } from "#core/search/property-page.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { RoomPlans } from "#ui/screens/property/RoomPlans.tsx"
import { anOffer, anOfferWithoutDates, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES, Choosing } from "#tests/ui/support/choosing.tsx"
import { aContext, draw } from "#tests/ui/support/stage.tsx"

type Sold = { readonly plan: RatePlan; readonly offer?: Partial<PlanOffer> }
type Setting = {
  readonly offer?: Partial<RoomOffer>
  readonly takesCards?: boolean
  readonly payAtProperty?: boolean
  readonly asked?: typeof ASKED
}

/** What each plan of a room says, in the order in which they are sold. */
const drawn = async (
  [first, ...others]: readonly [Sold, ...ReadonlyArray<Sold>],
  { offer, takesCards = true, payAtProperty = true, asked = ASKED }: Setting = {},
) => {
  const room = aRoomType({ plans: [first.plan, ...others.map(({ plan }) => plan)] })
  const { lowestNight, freeCancellationUntil } = anOffer()
  const offered = anOffer({
    plans: [first, ...others].map((sold) => ({
      plan: sold.plan.id,
      lowestNight,
      freeCancellationUntil,
      locked: false,
      ...sold.offer,
    })),
    ...offer,
  })
  const terms = sellingTerms({ payAtProperty })
  const page = aPropertyPage({
    property: aProperty({ rooms: [room], terms }),
    offers: [offered],
    mix: null,
  })
  await draw(
    <Choosing page={page} asked={asked}>
      {(choice) => <RoomPlans room={room} offer={offered} choice={choice} />}
    </Choosing>,
    { facts: { ...aContext().facts, sandbox: takesCards } },
  )
  return screen.getAllByRole("listitem")
}

const said = async (...asked: Parameters<typeof drawn>) =>
  (await drawn(...asked)).map(({ textContent }) => textContent.replaceAll("\u00A0", " "))

test.each([
  ["EITHER", {}, "Pay now or at the property"],
  ["NOW", {}, "Pay now by card"],
  ["AT_PROPERTY", {}, "Pay at property"],
  ["EITHER", { takesCards: false }, "Pay at property"],
  ["EITHER", { payAtProperty: false }, "Pay now by card"],
] as const)(
  "a plan paid %s at a property with %j says how it is paid",
  async (pay, setting, says) => {
    const [text] = await said([{ plan: aPlan({ pay }) }], setting)

    expect(text).toContain(`Room only${says}RM`)
  },
)

test("a plan with meals says what they cost each guest", async () => {
  const [plain, breakfast] = await said([{ plan: aPlan() }, { plan: aBreakfastPlan() }])

  expect(breakfast).toContain(
    "Breakfast includedMeals: RM 15.00 per adult and RM 8.00 per child, per nightPay",
  )
  expect(plain).not.toContain("Meals")
})

test("a plan says by how much a night differs from the first, where it does", async () => {
  const named = (id: string, sen: number) => ({
    plan: aSaver({ id: PlanId.make(id), difference: { sen } }),
  })
  const texts = await said([
    { plan: aPlan() },
    named("less", -2500),
    named("more", 1200),
    named("same", 0),
  ])

  expect(texts.map((text) => /[+]?RM [\d.]+ (?:less )?per night/.exec(text)?.[0] ?? null)).toEqual([
    null,
    "RM 25.00 less per night",
    "+RM 12.00 per night",
    null,
  ])
})

test("without dates a plan says from what price a night of it can be had, and takes no rooms", async () => {
  const plan = aPlan()
  const offer = { lowestNight: Sen.make(14_200), freeCancellationUntil: null }
  const [text] = await said([{ plan, offer }], {
    offer: anOfferWithoutDates(),
    asked: ASKED_WITHOUT_DATES,
  })

  expect(text).toBe(
    "FlexibleFree cancellation until 3 days before check-inRoom onlyPay now or at the property" +
      "From RM 142.00 / nightExcludes taxes and fees",
  )
})

test("rooms are taken on a plan up to as many as are free, and given back", async () => {
  const [item] = await drawn([{ plan: aPlan() }])
  const field = within(item!).getByRole("spinbutton", { name: "Rooms, Flexible" })
  const press = (way: "More" | "Fewer") =>
    fireEvent.click(within(item!).getByRole("button", { name: `${way}: Rooms, Flexible` }))
  expect(within(item!).getByText("Rooms").tagName).toBe("B")
  expect(["min", "max", "value"].map((name) => field.getAttribute(name))).toEqual(["0", "3", "0"])

  press("More")
  press("More")
  press("Fewer")

  expect(Reflect.get(field, "value")).toBe("1")
  expect(item!.dataset["taken"]).toBe("true")
})

test.each<[string, Sold, Partial<RoomOffer>]>([
  ["is for members", { plan: aPlan(), offer: { locked: true } }, {}],
  ["has no free room", { plan: aPlan() }, { free: 0 }],
  [
    "refuses the dates",
    { plan: aPlan(), offer: { restricted: [{ path: "dates", code: "BelowMinNights", count: 3 }] } },
    {},
  ],
])("no rooms are taken on a plan that %s", async (_, sold, offer) => {
  const [item] = await drawn([sold], { offer })

  expect(within(item!).queryByRole("spinbutton")).toBeNull()
})

const times = (text: string | undefined, words: string) => (text ?? "").split(words).length - 1

test("a plan that is named by its terms says them once, one with another name beside it", async () => {
  const name = (en: string) => ({ en, bm: en, cn: en })
  const [plain, named, flexible] = await said([
    { plan: aSaver() },
    { plan: aSaver({ id: PlanId.make("early"), name: name("Early bird") }) },
    { plan: aPlan({ name: name("Non-refundable") }) },
  ])

  expect([plain, named].map((text) => times(text, "Non-refundable"))).toEqual([1, 1])
  expect(flexible).toContain("Free cancellation until Tue, 1 Dec 2026, 15:00")
})

test("a plan that begins too soon to be cancelled for free says so, and one for members that", async () => {
  const over = { plan: aPlan(), offer: { freeCancellationUntil: null } }
  const members = { plan: aBreakfastPlan(), offer: { locked: true } }
  const texts = await said([over, members])

  expect(texts.map((text) => times(text, "Free cancellation is over"))).toEqual([1, 0])
  expect(texts.map((text) => times(text, "Members only"))).toEqual([0, 1])
})
