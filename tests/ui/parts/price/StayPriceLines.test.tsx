import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { StayPriceLines } from "#ui/parts/price/StayPriceLines.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const linesOf = async (
  changes: Parameters<typeof aStayCard>[0],
  language: "en" | "bm" | "cn" = "en",
) => {
  const { container, unmount } = await draw(<StayPriceLines stay={aStayCard(changes)} />, {
    language,
  })
  const lines = [...container.firstElementChild!.children].map(({ textContent }) =>
    textContent.replaceAll("\u00A0", " "),
  )
  unmount()
  return lines
}

const price = {
  kind: "stay",
  perNight: senOf(17_022),
  perNightBefore: senOf(17_022),
  cost: senOf(34_043),
  taxesAndFees: senOf(3443),
  deposit: senOf(0),
  nights: 2,
  rooms: 1,
} as const

describe("the price of a stay that was searched", () => {
  it("is what it costs in all, and then a night", async () => {
    expect(await linesOf({ price })).toEqual([
      "",
      "RM 340.43 for 2 nights, including RM 34.43 in taxes and fees",
      "RM 170.22 per night",
    ])
  })

  it("has the price of a night before a deal, and the deposit last", async () => {
    const withDeal = { ...price, perNightBefore: senOf(17_023), deposit: senOf(1) }

    expect((await linesOf({ price: withDeal })).slice(2)).toEqual([
      "Was: RM 170.23",
      "RM 170.22 per night",
      "Plus a refundable deposit of RM 0.01",
    ])
  })

  it("says for which of flexible dates it is", async () => {
    const on = (language: "en" | "bm" | "cn") => linesOf({ price, dates: stayDates() }, language)

    expect((await on("en"))[1]).toBe("Fri, 4 Dec – Sun, 6 Dec")
    expect((await on("cn"))[1]).toBe("12月4日周五 – 12月6日周日")
  })

  it("is of one room where there are two", async () => {
    expect((await linesOf({ price: { ...price, rooms: 2 } }))[2]).toBe(
      "RM 170.22 per room per night",
    )
  })
})

describe("the price of a stay without dates", () => {
  const room = (count: number) => ({ roomType: RoomTypeId.make("studio"), count })

  it.each([
    ["of a stay in no room of its own", [], "From RM 180.00 / night"],
    ["of a stay in one room", [room(1)], "From RM 180.00 / night"],
    ["of a stay in two rooms of one type", [room(2)], "From RM 180.00 / room / night"],
    ["of a stay in two types", [room(1), room(1)], "From RM 180.00 / room / night"],
  ])("is the lowest of a night: %s", async (_, mix, night) => {
    expect(await linesOf({ mix })).toEqual(["", night, "Excludes taxes and fees"])
  })

  it("has the price before a deal", async () => {
    const withDeal = {
      kind: "lowestNight",
      perNight: senOf(18_000),
      perNightBefore: senOf(20_000),
    } as const

    expect(await linesOf({ price: withDeal })).toEqual([
      "",
      "Was: RM 200.00",
      "From RM 180.00 / night",
      "Excludes taxes and fees",
    ])
  })
})

it("says Not Available instead of a price that there is not", async () => {
  expect(await linesOf({ price: null })).toEqual(["", "Not Available"])
})

it("says how many rooms are left where they are few", async () => {
  const said = []
  for (const left of [null, 0, 1, 3, 4]) said.push((await linesOf({ left }))[0])

  expect(said).toEqual(["", "", "Only 1 left", "Only 3 left", ""])
})
