import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import type { Pages } from "#ui/routes/pages.ts"
import { ResultCard } from "#ui/screens/results/ResultCard.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { aPropertyPage } from "../rig/a-property-page.ts"
import { draw, pagesWith } from "../rig/stage.tsx"

const stay = aStayCard({
  price: {
    kind: "stay",
    averagePerNight: senOf(18_000),
    averageBefore: senOf(18_000),
    total: senOf(40_051),
    nights: 2,
    rooms: 1,
  },
  mix: [{ roomType: RoomTypeId.make("springwater-studio"), count: 1 }],
})
const query = { checkIn: "2026-12-04", checkOut: "2026-12-06", adults: "2" }

const opens = async (open: Pages["open"]) => {
  await draw(<ResultCard stay={stay} query={query} near={null} first />, {
    pages: pagesWith({ open }),
  })
  const card = await screen.findByRole("article")
  const why = card.querySelector("details")!
  expect(why.textContent).toContain("Why this price?")
  why.open = true
  why.dispatchEvent(new Event("toggle"))
}

describe("a price on a card", () => {
  it("explains itself line by line once it is opened", async () => {
    const asked: Array<unknown> = []
    await opens(async (slug, { dates }) => {
      asked.push([slug, dates])
      return { ok: aPropertyPage() }
    })

    const details = await screen.findByRole("region", { name: "Price details" })

    expect(details.textContent).toContain("Subtotal")
    expect(details.textContent).toContain("In force since 1 Mar 2024.")
    expect(asked).toEqual([["the-springwater", { checkIn: "2026-12-04", checkOut: "2026-12-06" }]])
  })

  it("says when nobody answers", async () => {
    await opens(async () => ({ failed: "unreachable" }))

    expect(await screen.findByText(/Our service did not answer/)).toBeTruthy()
  })
})
