// @vitest-environment node
import { PlanId } from "#core/property/rate-plan.ts"
import type { PropertyPage, RoomOffer } from "#core/search/property-page.ts"
import { aGoneLoft, anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"
import { expect, test } from "vitest"

const early = { path: "dates.checkIn", code: "BookedTooEarly", count: 30 } as const
const short = { path: "dates", code: "BelowMinNights", count: 7 } as const
const TOO_EARLY = "This check-in date can be booked at most 30 days ahead"
const SOLD_OUT = "No room is free for all of these nights."

const gone = (changes: Partial<RoomOffer> = {}) => anOffer({ free: 0, ...changes })

const planOf = (id: string, restricted: NonNullable<RoomOffer["restricted"]>) => ({
  plan: PlanId.make(id),
  lowestNight: anOffer().lowestNight,
  freeCancellationUntil: null,
  locked: false,
  restricted,
})

const noticeOf = async (offers: PropertyPage["offers"]): Promise<string> => {
  const { document } = await serverPage({
    path: "/properties/the-springwater?checkIn=2026-12-04&checkOut=2026-12-06&adults=2",
    pages: { open: async () => ({ ok: { ...aPropertyPage(), offers, mix: null } }) },
  })
  return document.querySelector("#rooms [role=status], #rooms [role=alert]")?.textContent ?? ""
}

test.each<[string, PropertyPage["offers"]]>([
  ["of all rooms", [gone({ restricted: [early] }), { ...aGoneLoft(), restricted: [early] }]],
  [
    "of all plans",
    [
      gone({ plans: [planOf("flex", [early]), planOf("saver", [early])] }),
      { ...aGoneLoft(), restricted: [early] },
    ],
  ],
])(
  "rooms that only restrictions keep are not called taken, but what is asked is said: %s",
  async (_, offers) => {
    const notice = await noticeOf(offers)

    expect(notice).toBe(TOO_EARLY)
  },
)

test("all that the rooms ask is said, each once", async () => {
  const notice = await noticeOf([
    gone({ restricted: [early, short] }),
    { ...aGoneLoft(), restricted: [short] },
  ])

  expect(notice).toBe(`${TOO_EARLY}At least 7 nights on these dates`)
})

test("rooms are called taken where one of them is", async () => {
  const { restricted: _, ...unrestricted } = planOf("saver", [early])
  const plans = [planOf("flex", [early]), unrestricted]

  expect(await noticeOf([gone({ restricted: [early] }), aGoneLoft()])).toContain(SOLD_OUT)
  expect(await noticeOf([gone({ plans })])).toContain(SOLD_OUT)
})
