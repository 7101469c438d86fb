import { cleanup, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { StayCard } from "#ui/parts/StayCard.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = (changes: Parameters<typeof aStayCard>[0], language: "en" | "bm" | "cn" = "en") =>
  draw(<StayCard stay={aStayCard(changes)} sizes="20rem" query={{ adults: "2" }} />, { language })

const said = () => screen.getByRole("article").textContent?.replaceAll("\u00A0", " ")

describe("a card", () => {
  test("opens the property on the stay that was searched", { tags: "§3.6" }, async () => {
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

  test("says without dates that taxes and fees are not in its price", async () => {
    await drawn({})

    expect(said()).toContain("Excludes taxes and fees")
  })

  test.each([
    ["en", "8.6 out of 10", "12 reviews", "12 reviews (demonstration)"],
    ["bm", "8.6 daripada 10", "12 ulasan", "12 ulasan (demonstrasi)"],
    ["cn", "8.6 分，满分 10", "12 条评价", "12 条评价（演示）"],
  ] as const)(
    "says in %s the guest score, of how many reviews, and where some are invented",
    async (language, score, count, invented) => {
      await drawn({ score: { tenths: 86, count: 12 } }, language)
      expect(screen.getByText(score)).toBeTruthy()
      expect(screen.getByText(count)).toBeTruthy()
      cleanup()

      await drawn({ score: { tenths: 86, count: 12, invented: true } }, language)
      expect(screen.getByText(invented)).toBeTruthy()
    },
  )

  test("says nothing of a guest score where nobody reviewed the stay", async () => {
    await drawn({})

    expect(said()).not.toContain("review")
  })

  const price = {
    kind: "stay",
    perNight: senOf(17_022),
    perNightBefore: senOf(20_026),
    cost: senOf(34_043),
    taxesAndFees: senOf(3443),
    deposit: senOf(0),
    nights: 2,
    rooms: 1,
  } as const

  test(
    "says what the whole stay costs, taxes included, and what it cost before",
    { tags: "§3.6" },
    async () => {
      await drawn({ promotionPercent: 15, price })

      expect(said()).toContain("Was: RM 200.26")
      expect(said()).toContain("RM 170.22 per night")
      expect(said()).toContain("RM 340.43 for 2 nights, including RM 34.43 in taxes and fees")
      expect(said()).toContain("15% off")
      expect(said()).not.toContain("deposit")
    },
  )

  const rooms = [{ roomType: RoomTypeId.make("studio"), count: 2 }]
  const ofTwoRooms = { ...price, perNight: senOf(12_000), cost: senOf(48_000), rooms: 2 }

  test.each([
    ["en", "RM 120.00 per room per night", "RM 480.00 for 2 nights"],
    ["bm", "RM 120.00 sebilik setiap malam", "RM 480.00 untuk 2 malam"],
    ["cn", "每间每晚 RM 120.00", "2 晚共 RM 480.00"],
  ] as const)("says in %s of several rooms what one costs a night", async (language, per, all) => {
    await drawn({ mix: rooms, price: ofTwoRooms }, language)

    expect(said()).toContain(per)
    expect(said()).toContain(all)
  })

  test.each([
    ["en", "From RM 180.00 / room / night"],
    ["bm", "Dari RM 180.00 / bilik / malam"],
    ["cn", "每间每晚 RM 180.00 起"],
  ] as const)("says in %s without dates what one of several rooms costs", async (language, per) => {
    await drawn({ mix: rooms }, language)

    expect(said()).toContain(per)
  })

  test.each([
    ["en", "Plus a refundable deposit of RM 150.00"],
    ["bm", "Ditambah deposit RM 150.00 yang akan dikembalikan"],
    ["cn", "另收可退押金 RM 150.00"],
  ] as const)("says in %s what is held besides and comes back", async (language, deposit) => {
    await drawn({ price: { ...price, deposit: senOf(15_000) } }, language)

    expect(said()).toContain("RM 340.43")
    expect(said()).toContain(deposit)
  })

  test.each([
    ["en", "Non-refundable"],
    ["bm", "Tiada bayaran balik"],
    ["cn", "不可退款"],
  ] as const)("says in %s that its price is of a non-refundable plan", async (language, terms) => {
    await drawn({ price, freeCancellationUntil: null, nonRefundable: true }, language)

    expect(said()).toContain(terms)
  })

  test("says nothing of refunds where the price is of another plan", async () => {
    await drawn({ price })

    expect(said()).not.toContain("Non-refundable")
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
