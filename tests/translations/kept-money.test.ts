import { Instant } from "#core/kernel/instant.ts"
import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { boardFor } from "#core/pricing/board.ts"
import { keptLines } from "#core/pricing/charges.ts"
import type { ChargeLine } from "#core/pricing/charge-lines.ts"
import { childrenFor } from "#core/pricing/children.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { refundFor, refundTermsAt, stayStartsAt } from "#core/pricing/refund.ts"
import { aBreakfastPlan } from "#fixtures/builders/a-plan.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aStayToPrice } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { momentText } from "#ui/formats/day.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { articleOf, writtenArticles } from "#ui/translations/pages/articles.ts"
import { describe, expect, it } from "vitest"

type Part = Exclude<ChargeLine, "total">

/** What each line of a price is called in the sentences about what is kept. */
const called: Readonly<Record<Language, Readonly<Record<Part | "meals", string>>>> = {
  en: {
    subtotal: "night",
    meals: "meals",
    children: "charges for children",
    bookingFee: "Booking Fee",
    sst: "SST",
    occupancyTax: "Occupancy Tax",
    deposit: "deposit",
  },
  bm: {
    subtotal: "Harga bilik",
    meals: "makanan",
    children: "caj kanak-kanak",
    bookingFee: "Yuran Tempahan",
    sst: "SST",
    occupancyTax: "Cukai Penginapan",
    deposit: "deposit",
  },
  cn: {
    subtotal: "房费",
    meals: "餐食",
    children: "儿童费用",
    bookingFee: "预订费",
    sst: "SST",
    occupancyTax: "住宿税",
    deposit: "押金",
  },
}

/** The list of the Refund Policy: free, late, not refunded, not arrived, over. */
const amountsIn = (language: Language): ReadonlyArray<string> => {
  const list: unknown = writtenArticles["/refund-policy"][language]
  const { parts } = list as {
    readonly parts: { readonly amounts: { readonly body: readonly [ReadonlyArray<string>] } }
  }
  return parts.amounts.body[0]
}

const namedIn = (sentence: string, language: Language): ReadonlyArray<string> =>
  Object.entries(called[language]).flatMap(([part, name]) =>
    sentence.includes(name) ? [part] : [],
  )

const keptLate = (quote: Quote): number =>
  refundFor({
    quote,
    policies: ["FLEXIBLE"],
    checkIn: day("2026-12-04"),
    at: Instant.make("2026-12-03T00:00:00.000Z"),
    captured: quote.total,
  }).kept

const plain = keptLate(quoteStay(aStayToPrice()))
const withMeals = boardFor([aBreakfastPlan()], { adults: 2, children: 0 }, 2)
const withChildren = childrenFor(aChildrenPolicy(), { ages: [8] }, { cots: 0, extraBeds: 1 }, 2)
const further = { meals: withMeals, children: withChildren } as const

describe("the sentence about a booking that is not refunded", () => {
  it.each(languages)(
    "names in %s every line that is kept, and those that are given back",
    (language) => {
      const [refunded = "", kept = ""] = (amountsIn(language)[2] ?? "").split(/\. |。/)

      expect(namedIn(kept, language).toSorted()).toEqual([...keptLines, "meals"].toSorted())
      expect(namedIn(refunded, language)).toEqual(["occupancyTax", "deposit"])
    },
  )
})

describe("the sentences about cancelling late", () => {
  it.each(
    languages.flatMap((language) =>
      (["meals", "children"] as const).map((part) => ({ language, part })),
    ),
  )("name $part in $language, which are kept with the first night", ({ language, part }) => {
    expect(keptLate(quoteStay(aStayToPrice(further[part])))).toBeGreaterThan(plain)

    for (const sentence of [
      amountsIn(language)[1] ?? "",
      wordsOf[language]["checkout.cancel.late"] ?? "",
      wordsOf[language]["checkout.cancel.over"] ?? "",
    ])
      expect(namedIn(sentence, language)).toEqual(
        expect.arrayContaining([part, "bookingFee", "sst"]),
      )
  })
})

describe("the end of cancelling", () => {
  const checkIn = day("2026-12-04")
  const [hour = ""] = momentText(stayStartsAt(checkIn), "en").match(/\d\d:\d\d/) ?? []

  it.each(languages)(
    "is the same hour in %s for every property, and the hour of the rule",
    (lang) => {
      const policy = JSON.stringify(articleOf("/refund-policy", lang))

      expect(hour).toBe("15:00")
      expect(wordsOf[lang]["checkout.cancel.late"]).toContain("{{deadlineHour}}")
      expect(wordsOf[lang]["checkout.cancel.over"]).toContain("{{deadlineHour}}")
      expect(JSON.stringify(articleOf("/help", lang))).toContain(hour)
      expect(amountsIn(lang).at(-1)).toContain("{{deadlineHour}}")
      expect(policy).toContain(hour)
    },
  )

  it("is when whoever has not come is refunded what a non-refundable booking is", () => {
    const refunded = (policy: "FLEXIBLE" | "NON_REFUNDABLE", at: string) =>
      refundFor({
        quote: quoteStay(aStayToPrice()),
        policies: [policy],
        checkIn,
        at: Instant.make(at),
        captured: quoteStay(aStayToPrice()).total,
      }).refund
    const at = stayStartsAt(checkIn)

    expect(refundTermsAt({ policies: ["FLEXIBLE"], checkIn, at })).toBe("noShow")
    expect(refunded("FLEXIBLE", at)).toBe(refunded("NON_REFUNDABLE", "2026-12-01T00:00:00.000Z"))
  })
})
