import type { Language } from "#core/kernel/localised.ts"
import { Sen } from "#core/money/sen.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aBreakfastPlan } from "#fixtures/builders/a-plan.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import {
  nightWords,
  reasonWords,
  roundingWords,
  type RuleReason,
} from "#ui/formats/price-reason.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { translationOf } from "#ui/translations/use-translation.tsx"
import { describe, expect, it } from "vitest"

const inLanguage = (language: Language) =>
  translationOf(language, speaker(language, wordsOf[language]).say)
const plain = (text: string | null) => text?.replaceAll("\u00A0", " ")
const sen = (amount: number) => Sen.make(amount)

const ruleOf = (reason: RuleReason, language: Language = "en") =>
  plain(reasonWords(reason, inLanguage(language)).rule)

const share = { bps: 350, of: sen(40_000), rounding: "even" } as const
const since = day("2024-03-01")
const board = { price: { adult: sen(1500), child: sen(800) }, adults: 2, nights: 3 }
const added = { count: 2, price: sen(4000), forNights: 3 }
const perRoomNight = { perRoomNight: sen(1000), roomNights: 4, since: null }

/** Reasons with the words that are said of them. */
type Said = ReadonlyArray<readonly [RuleReason, string]>

const ofGuests: Said = [
  [
    { tag: "boardOfAdults", ...board, children: 0 },
    "Meals: RM 15.00 per adult per night × 2, for 3 nights.",
  ],
  [
    { tag: "boardWithChildren", ...board, children: 1 },
    "Meals: RM 15.00 per adult per night × 2 and RM 8.00 per child per night × 1, for 3 nights.",
  ],
  [{ tag: "childrenFree", count: 1 }, "1 child stays free in existing beds."],
  [{ tag: "childrenFree", count: 2 }, "2 children stay free in existing beds."],
  [
    { tag: "childrenPaying", from: 6, ...added },
    "Children from age 6: RM 40.00 per child per night × 2, for 3 nights.",
  ],
  [{ tag: "cotsFree", count: 1 }, "1 cot, free of charge."],
  [{ tag: "cotsANight", ...added }, "Cots: RM 40.00 per cot per night × 2, for 3 nights."],
  [{ tag: "cotsAStay", ...added }, "Cots: RM 40.00 per cot for the whole stay × 2."],
  [{ tag: "extraBeds", ...added }, "Extra beds: RM 40.00 per bed per night × 2, for 3 nights."],
]

const ofShares: Said = [
  [{ tag: "noFee" }, "This stay has no Booking Fee"],
  [{ tag: "fee", ...share }, "3.5% of RM 400.00, the subtotal"],
  [
    { tag: "feeWithChildren", ...share },
    "3.5% of RM 400.00, the subtotal with children and extra beds",
  ],
  [{ tag: "sstOnRooms", ...share, since }, "3.5% of RM 400.00, the rooms only"],
]

const ofTaxesAndDeposits: Said = [
  [
    { tag: "taxAssumedMalaysian", ...perRoomNight },
    "Calculated for a Malaysian guest. Guests who are not Malaysian citizens or permanent residents pay RM 10.00 per room per night.",
  ],
  [
    { tag: "levy", area: "port-dickson", ...perRoomNight },
    "Local accommodation levy of Port Dickson: RM 10.00 per room per night × 4.",
  ],
  [{ tag: "sumOfLines" }, "The sum of these lines, to the sen"],
  [
    { tag: "costAndDeposit", cost: sen(44_496), deposit: sen(20_000) },
    "RM 444.96 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
  ],
  [
    { tag: "deposit", returnsOn: day("2026-12-09") },
    "Refundable: returned on Wed, 9 Dec if there is no damage",
  ],
]

describe("the rule of a reason", () => {
  it.each([
    ["meals, children and beds", ofGuests],
    ["fees and service tax", ofShares],
    ["taxes of guests and places, and deposits", ofTaxesAndDeposits],
  ])("is said with its figures, of %s", (_, reasons) => {
    expect(reasons.map(([reason]) => ruleOf(reason))).toEqual(reasons.map(([, words]) => words))
  })

  it.each([
    ["bm", "Dikembalikan pada Rab, 9 Dis jika tiada kerosakan"],
    ["cn", "如无损坏，将于 12月9日周三退还"],
  ] as const)("has its day in %s", (language, words) => {
    expect(ruleOf({ tag: "deposit", returnsOn: day("2026-12-09") }, language)).toBe(words)
  })
})

describe("since when a rule is in force", () => {
  it("is said where it is known", () => {
    const reason = { tag: "sstOnFee", ...share, since } as const

    expect(reasonWords(reason, inLanguage("en")).since).toBe("In force since 1 Mar 2024.")
  })

  it("is left out where it is not", () => {
    const reasons = [{ tag: "taxOfVisitor", ...perRoomNight }, { tag: "noSst" }] as const

    expect(reasons.map((reason) => reasonWords(reason, inLanguage("en")).since)).toEqual([
      null,
      null,
    ])
  })
})

it.each([
  ["even", null],
  ["up", "Rounded up to the sen."],
  ["down", "Rounded down to the sen."],
] as const)("says how an amount was rounded: %s", (rounding, words) => {
  expect(roundingWords(rounding, inLanguage("en").t)).toBe(words)
})

describe("a night", () => {
  const night = {
    date: day("2026-12-04"),
    roomType: RoomTypeId.make("studio"),
    plan: PlanId.make("bb"),
    rooms: 2,
    rate: sen(18_000),
    deal: null,
    price: sen(18_000),
  }

  it("is named with its rooms and their plan", () => {
    const label = { name: { en: "Studio", bm: "Studio", cn: "单间" }, plan: aBreakfastPlan() }

    expect(nightWords(night, label, inLanguage("en"))).toBe(
      "Fri, 4 Dec, 2 × Studio · Breakfast included · Flexible",
    )
  })

  it("is named by how many rooms where the room is not known", () => {
    expect(nightWords(night, null, inLanguage("bm"))).toBe("2 × Jum, 4 Dis")
  })
})
