import { describe, expect, it } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import type { StayToPrice } from "#core/pricing/stay-to-price.ts"
import { aQuote, aRatedRoom, nightsAt, propertyTerms } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { PriceBreakdown } from "#ui/parts/price/PriceBreakdown.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const studio = { en: "Studio", bm: "Studio", cn: "单间" }

const drawn = (changes: Partial<StayToPrice>, language: Language = "en") =>
  draw(
    <PriceBreakdown
      quote={aQuote(changes)}
      checkOut={day("2026-12-06")}
      roomName={() => ({ name: studio, plan: null })}
    />,
    { language },
  )

const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")
const said = () => plain(document.querySelector("details")?.textContent ?? "")

const promotion = {
  kind: "promotion" as const,
  percent: 15,
  from: day("2026-12-01"),
  until: day("2026-12-31"),
}

describe("Why this price?", () => {
  it.each([
    ["en", "3% of RM 400.00, the subtotal", "In force since 1 Mar 2024."],
    ["bm", "3% daripada RM 400.00, iaitu subjumlah", "Berkuat kuasa sejak 1 Mac 2024."],
    ["cn", "小计 RM 400.00 的 3%", "自 2024年3月1日起生效。"],
  ] as const)("tells in %s share, base and the day of the row", async (language, fee, since) => {
    await drawn({}, language)

    expect(said()).toContain(fee)
    expect(said()).toContain(since)
  })

  it("tells the levy of the place, and the tax of a visitor for each room and night", async () => {
    await drawn({ residency: "visitor", terms: propertyTerms({ levyArea: "melaka" }) })

    expect(said()).toContain("Local accommodation levy of Melaka: RM 2.00 per room per night × 2")
    expect(said()).toMatch(/Tourism Tax: RM 10\.00 per room per night × 2,/)
  })

  it("tells the deal of a night, its rate before, and which way it was rounded", async () => {
    await drawn({ rooms: [aRatedRoom({ deals: [promotion], nights: nightsAt([10001]) })] })

    expect(said()).toContain("15% off Rounded up to the sen.")
    expect(said()).toContain("Was: RM 100.01 RM 85.01")
  })

  it.each([
    ["en", "Average per night,", "Average per room per night,"],
    ["bm", "Purata setiap malam,", "Purata sebilik setiap malam,"],
    ["cn", "平均每晚", "平均每间每晚"],
  ] as const)(
    "tells in %s that an average is of one of several rooms",
    async (language, one, each) => {
      const { unmount } = await drawn({}, language)
      expect(said()).toContain(one)
      expect(said()).not.toContain(each)
      unmount()

      await drawn({ rooms: [aRatedRoom({ count: 2 })] }, language)
      expect(said()).toContain(each)
      expect(said()).not.toContain(one)
    },
  )

  it("tells why a guest is exempt", async () => {
    await drawn({ residency: "permanentResident" })

    expect(said()).toContain("Permanent residents pay no Tourism Tax.")
  })
})
