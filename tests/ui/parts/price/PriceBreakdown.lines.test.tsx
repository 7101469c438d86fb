import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Sen } from "#core/money/sen.ts"
import type { StayToPrice } from "#core/pricing/stay-to-price.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aQuote, aRatedRoom, nightsAt, propertyTerms } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { PriceBreakdown, type PriceBreakdownProps } from "#ui/parts/price/PriceBreakdown.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const studio = { en: "Studio", bm: "Studio", cn: "单间" }

const drawn = (changes: Partial<StayToPrice>, look: Partial<PriceBreakdownProps> = {}) =>
  draw(
    <PriceBreakdown
      quote={aQuote(changes)}
      checkOut={day("2026-12-06")}
      roomName={() => ({ name: studio, plan: null })}
      {...look}
    />,
  )

const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")
const textsOf = (role: "definition" | "listitem" | "term", list: HTMLElement) =>
  within(list)
    .getAllByRole(role)
    .map(({ textContent }) => plain(textContent))

const whole = () => screen.getByRole("group", { name: "Price details" })
const list = (at: number) => [...whole().querySelectorAll("dl")][at]!
const nights = () => textsOf("listitem", screen.getByRole("list"))

const withBoard = {
  price: { adult: Sen.make(1500), child: Sen.make(800) },
  adults: 2,
  children: 1,
  nights: 2,
}

const promotion = {
  kind: "promotion" as const,
  percent: 15,
  from: day("2026-12-01"),
  until: day("2026-12-31"),
}

describe("the lines of a price", () => {
  it("are shown with their amounts in the order of the bill", async () => {
    await drawn({})

    expect(textsOf("term", list(0))).toEqual([
      "Subtotal",
      "Booking Fee",
      "SST 8%",
      "Occupancy Tax",
      "Deposit",
      "Total Payable",
    ])
    expect(textsOf("definition", list(0))).toEqual([
      "RM 400.00",
      "RM 12.00",
      "RM 32.96",
      "RM 0.00",
      "RM 200.00",
      "RM 644.96",
    ])
  })

  it("are followed by how much the stay costs and how much is only held", async () => {
    await drawn({})

    expect(plain(list(0).nextElementSibling?.textContent)).toBe(
      "RM 444.96 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
    )
  })

  it("are not followed by anything about a deposit where there is none", async () => {
    await drawn({ rooms: [aRatedRoom({ depositPerRoom: Sen.make(0) })] })

    expect(screen.queryByText(/refundable deposit/)).toBeNull()
  })

  it("are followed by what deals save, where they save anything", async () => {
    const { unmount } = await drawn({})
    expect(screen.queryByText(/You save/)).toBeNull()
    unmount()

    await drawn({ rooms: [aRatedRoom({ deals: [promotion], nights: nightsAt([10000]) })] })
    expect(plain(screen.getByText(/You save/).textContent)).toBe("You save RM 15.00")
  })

  it.each([
    ["closed unless it is asked otherwise", {}, false],
    ["open where that is asked", { open: true }, true],
  ])("have their reasons %s", async (_, look, isOpen) => {
    await drawn({}, look)

    expect(document.querySelector("details")!.open).toBe(isOpen)
    expect(document.querySelector("summary")!.textContent).toBe("Why this price?")
  })
})

describe("the reasons of the lines between the nights and the total", () => {
  it("are given under the name of each line", async () => {
    await drawn({ terms: propertyTerms({ levyArea: "melaka" }) })

    expect(textsOf("term", list(1))).toEqual(["Booking Fee", "SST 8%", "Occupancy Tax", "Deposit"])
    expect(textsOf("definition", list(1))).toEqual([
      "3% of RM 400.00, the subtotal",
      "8% of RM 412.00, the rooms and the Booking Fee In force since 1 Mar 2024.",
      "Malaysians pay no Tourism Tax.",
      "Local accommodation levy of Melaka: RM 2.00 per room per night × 2. In force since 1 Sept 2017.",
      "Refundable: returned on Wed, 9 Dec if there is no damage",
    ])
  })

  it("say how an amount was rounded to the sen", async () => {
    await drawn({ rooms: [aRatedRoom({ nights: nightsAt([10001]) })] })

    expect(textsOf("definition", list(1)).slice(0, 2)).toEqual([
      "3% of RM 100.01, the subtotal Rounded down to the sen.",
      "8% of RM 103.01, the rooms and the Booking Fee In force since 1 Mar 2024. Rounded down to the sen.",
    ])
  })
})

describe("the nights of a price", () => {
  it("are listed with what one room costs in each, and the average last", async () => {
    await drawn({})

    expect(nights()).toEqual([
      "Fri, 4 Dec, 1 × StudioRM 180.00",
      "Sat, 5 Dec, 1 × StudioRM 220.00",
      "Average per night, before taxes and feesRM 200.00",
    ])
  })

  it("have their deal and the rate before it", async () => {
    await drawn({ rooms: [aRatedRoom({ deals: [promotion], nights: nightsAt([10001]) })] })

    expect(nights()[0]).toBe(
      "Fri, 4 Dec, 1 × Studio15% off Rounded up to the sen.Was: RM 100.01 RM 85.01",
    )
    expect(plain(document.querySelector("s")!.textContent)).toBe("Was: RM 100.01")
  })

  it("are each of a room type and plan, named by where it is sold", async () => {
    const rooms = [
      aRatedRoom({ plan: aPlan(), nights: nightsAt([18000]) }),
      aRatedRoom({ plan: aSaver(), nights: nightsAt([18000]) }),
    ]
    await drawn(
      { rooms },
      { roomName: ({ plan }) => ({ name: { ...studio, en: `Studio ${plan}` }, plan: null }) },
    )

    expect(nights()).toEqual([
      "Fri, 4 Dec, 1 × Studio flexRM 180.00",
      "Fri, 4 Dec, 1 × Studio saverRM 162.00",
      "Average per room per night, before taxes and feesRM 171.00",
    ])
  })

  it("are followed by meals, for whom and how many nights they are", async () => {
    await drawn({ board: withBoard })

    expect(nights().slice(2)).toEqual([
      "MealsMeals: RM 15.00 per adult per night × 2 and RM 8.00 per child per night × 1, for 2 nights.RM 76.00",
      "Average per night, before taxes and feesRM 238.00",
    ])
  })
})
