import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Sen } from "#core/money/sen.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { PriceComparison } from "#ui/parts/price/PriceComparison.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

describe("a price that differs", () => {
  const before = aQuote()
  const after = aQuote({ residency: "visitor" })

  it.each([
    ["en", "This price differs from the one in your search because of:"],
    ["bm", "Harga ini berbeza daripada harga dalam carian kerana:"],
    ["cn", "与搜索结果中的价格不同，原因是："],
  ] as const)("names in %s what changed, and the lines it moved", async (language, because) => {
    await draw(<PriceComparison before={before} after={after} sinceSearch />, { language })

    const difference = within(screen.getByRole("region"))
    expect(difference.getByText(because)).toBeTruthy()
    expect(difference.getAllByRole("listitem")).toHaveLength(1)
    expect(difference.getAllByText(/^\+RM.20\.00$/)).toHaveLength(2)
  })

  const plain = (text: string | null) => text?.replaceAll("\u00A0", " ")
  const texts = (role: "definition" | "listitem" | "term") =>
    screen.getAllByRole(role).map(({ textContent }) => plain(textContent))

  it.each([
    ["en", "The price changed because of:"],
    ["bm", "Harga berubah kerana:"],
    ["cn", "价格变动的原因："],
  ] as const)(
    "says in %s that it changed, where the price was seen since",
    async (language, text) => {
      await draw(<PriceComparison before={before} after={after} />, { language })

      expect(within(screen.getByRole("region")).getByText(text)).toBeTruthy()
    },
  )

  it("names each reason, and each line that rose or fell with its amount", async () => {
    const dearer = aQuote({
      residency: "visitor",
      rooms: [aRatedRoom({ nights: nightsAt([17000, 22000]) })],
    })
    await draw(<PriceComparison before={before} after={dearer} />)

    expect(screen.getByRole("region", { name: "Why this price?" })).toBeTruthy()
    expect(texts("listitem")).toEqual([
      "a new rate for one or more nights",
      "the guest’s nationality, which determines the Tourism Tax",
    ])
    expect(texts("term")).toEqual([
      "Subtotal",
      "Booking Fee",
      "SST 8%",
      "Occupancy Tax",
      "Total Payable",
    ])
    expect(texts("definition")).toEqual([
      "-RM 10.00",
      "-RM 0.30",
      "-RM 0.82",
      "+RM 20.00",
      "+RM 8.88",
    ])
  })

  it("says nothing where other reasons come to the same price", async () => {
    const [rate, other] = [nightsAt([18000, 22000]), nightsAt([22000, 18000])]
    const [one, two] = [rate, other].map((nights) => aQuote({ rooms: [aRatedRoom({ nights })] }))
    await draw(<PriceComparison before={one!} after={two!} />)

    expect(screen.queryByRole("region")).toBeNull()
  })

  it("says nothing where no reason is known for another price", async () => {
    await draw(<PriceComparison before={before} after={{ ...before, sst: Sen.make(1) }} />)

    expect(screen.queryByRole("region")).toBeNull()
  })

  it("says nothing where nothing differs", async () => {
    await draw(<PriceComparison before={before} after={before} />)

    expect(screen.queryByRole("region")).toBeNull()
  })
})
