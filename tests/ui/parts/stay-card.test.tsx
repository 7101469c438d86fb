import { cleanup, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { StayCard } from "#ui/parts/StayCard.tsx"
import { draw } from "../support/stage.tsx"

const drawn = (changes: Parameters<typeof aStayCard>[0], language: "en" | "bm" | "cn" = "en") =>
  draw(<StayCard stay={aStayCard(changes)} sizes="20rem" query={{ adults: "2" }} />, { language })

const said = () => screen.getByRole("article").textContent?.replaceAll("\u00A0", " ")

describe("a card", () => {
  test("opens the property on the stay that was searched", async () => {
    await drawn({})

    const link = screen.getByRole("link", { name: "The Springwater" })
    expect(link.getAttribute("href")).toBe("/properties/the-springwater?adults=2")
  })

  test.each([
    ["en", "From RM 180.00 / night"],
    ["bm", "Dari RM 180.00 / malam"],
    ["cn", "每晚 RM 180.00 起"],
  ] as const)("says in %s from which price without dates", async (language, price) => {
    await drawn({}, language)

    expect(said()).toContain(price)
  })

  test("says what the whole stay costs, taxes included, and what it cost before", async () => {
    const price = {
      kind: "stay",
      averagePerNight: senOf(15_300),
      averageBefore: senOf(18_000),
      total: senOf(34_043),
      nights: 2,
      rooms: 1,
    } as const
    await drawn({ promotionPercent: 15, price })

    expect(said()).toContain("Was: RM 180.00")
    expect(said()).toContain("RM 153.00 average per night")
    expect(said()).toContain("RM 340.43 total for 2 nights. Includes taxes and fees")
    expect(said()).toContain("15% off")
  })

  test("says Not Available for what cannot be booked", async () => {
    await drawn({ price: null })

    expect(said()).toContain("Not Available")
  })

  test("says how few are left only when they are few", async () => {
    await drawn({ left: 2 })
    expect(said()).toContain("Only 2 left")
    cleanup()

    await drawn({ left: 4 })
    expect(said()).not.toContain("left")
  })

  test("gives its stars a name and an unrated stay none", async () => {
    await drawn({ stars: 4 })
    expect(screen.getByRole("img", { name: "4 stars" })).toBeTruthy()
    cleanup()

    await drawn({ stars: null })
    expect(screen.queryByRole("img", { name: /star/ })).toBeNull()
  })
})
