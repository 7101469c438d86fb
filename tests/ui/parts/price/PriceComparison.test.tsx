import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { aQuote } from "#fixtures/builders/a-quote.ts"
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

  it("says nothing where nothing differs", async () => {
    await draw(<PriceComparison before={before} after={before} />)

    expect(screen.queryByRole("region")).toBeNull()
  })
})
