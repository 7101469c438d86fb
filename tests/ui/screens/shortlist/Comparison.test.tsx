import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Instant } from "#core/kernel/instant.ts"
import { Slug } from "#core/property/property.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { Comparison } from "#ui/screens/shortlist/Comparison.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const asked = { where: null, dates: null, party: aParty() }

const cellOf = async (row: string, changes: Partial<StayResult>) => {
  const stay = aStayCard({ slug: Slug.make("one"), ...changes })
  const { unmount } = await draw(<Comparison stays={[stay]} asked={asked} />)
  const { textContent } = within(
    screen.getByRole("row", { name: new RegExp(`^${row}`) }),
  ).getByRole("cell")
  unmount()
  return textContent.replaceAll("\u00A0", " ")
}

const TERMS = "Cancelling and paying"
const none = {
  freeCancellationUntil: null,
  payAtProperty: false,
  memberPercent: 0,
} as const

test.each<[Partial<StayResult>, string]>([
  [{}, "See the stay’s page"],
  [{ nonRefundable: true }, "Non-refundable"],
  [{ payAtProperty: true }, "Pay at property"],
  [{ memberPercent: 1 }, "Members save 1%"],
  [
    { freeCancellationUntil: "2026-12-01T07:00:00.000Z" as Instant },
    "Free cancellation until Tue, 1 Dec",
  ],
])("the terms of a stay with %j are said", async (changes, says) => {
  expect(await cellOf(TERMS, { ...none, ...changes })).toBe(says)
})

test("each stay says its kind, where it is, and what it has", async () => {
  expect(await cellOf("Type", { kind: "hotel" })).toBe("Hotel ")
  expect(await cellOf("Location", {})).toBe("Bukit Bintang, Kuala Lumpur · 1.2 km from the centre")
  expect(await cellOf("Amenities", {})).toBe("Pool · Gym · WiFi · Air conditioning")
})

test("the rows come in the order in which guests choose", async () => {
  await draw(<Comparison stays={[aStayCard()]} asked={asked} />)

  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Price",
    TERMS,
    "Guest score",
    "Type",
    "Location",
    "Space",
    "Amenities",
  ])
  expect(screen.getByRole("img", { name: "4 stars" })).toBeTruthy()
})
