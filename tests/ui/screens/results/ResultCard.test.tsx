import { act, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { present } from "#core/kernel/present.ts"
import { senOf } from "#core/money/amounts.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { ResultCard } from "#ui/screens/results/ResultCard.tsx"
import { WhyHere } from "#ui/screens/results/WhyHere.tsx"
import type { Pages } from "#ui/app/pages.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"

const price = {
  kind: "stay",
  perNight: senOf(20_000),
  perNightBefore: senOf(20_000),
  cost: senOf(40_000),
  taxesAndFees: senOf(4_000),
  deposit: senOf(0),
  nights: 2,
  rooms: 1,
} as const

const drawn = async (
  changes: Partial<StayResult> = {},
  near: string | null = null,
  { isRecommended = false, first = true } = {},
) => {
  const place = near === null ? null : present(placeBySlug(near))
  await draw(
    <ResultCard
      stay={aStayCard(changes)}
      shown={{}}
      query={{}}
      near={place}
      first={first}
      {...(isRecommended && { isRecommended })}
    />,
  )
  const card = await screen.findByRole("article")
  return { card, text: card.textContent.replaceAll("\u00A0", " ") }
}

test("a stay says how far it is from the middle of its town", async () => {
  const { text } = await drawn({}, "kuala-lumpur")

  expect(text).toContain("Bukit Bintang, Kuala Lumpur · 1.2 km from the centre")
  expect(screen.getByRole("heading", { level: 2, name: "The Springwater" })).toBeTruthy()
})

test("near a landmark a stay says how far it is from that", async () => {
  const { text } = await drawn({}, "petronas-twin-towers")

  const { en } = present(placeBySlug("petronas-twin-towers")).name
  expect(text).toContain(`1.2 km from ${en}`)
  expect(text).not.toContain("centre")
})

test.each<[string, StayResult["price"], number]>([
  ["a stay", price, 1],
  ["a night without dates", aStayCard().price, 0],
  ["nothing", null, 0],
])("the price of %s explains itself, or has nothing to explain", async (_, own, count) => {
  const { card } = await drawn({ price: own })

  expect(card.querySelectorAll("details")).toHaveLength(count)
})

test("an explanation is said to be of its stay, and begins with whether taxes are in it", async () => {
  const { card } = await drawn({ price })

  expect(card.querySelector("details")?.textContent).toBe(
    "Why this price? The SpringwaterIncludes taxes and fees",
  )
})

test("the explanation of a price is not fetched before it is opened", async () => {
  const asked: Array<unknown> = []
  const open: Pages["open"] = async (...call) => {
    asked.push(call)
    return { failed: "unreachable" }
  }
  const stay = aStayCard({ price })
  await draw(<ResultCard stay={stay} shown={{}} query={{}} near={null} first />, {
    pages: pagesWith({ open }),
  })
  await screen.findByRole("article")

  await act(() => import("#ui/screens/results/WhyThisPrice.tsx"))

  expect(asked).toEqual([])
})

test("what a stay has is said, but nothing that nobody chooses by", async () => {
  const { text } = await drawn({ amenities: ["pool"], roomAmenities: ["tissueBox", "wifi"] })

  expect(text).toContain("Pool · WiFi")
})

test("a card in view has its picture at once, the others later", async () => {
  const { card } = await drawn({ pictures: [aPicture()] }, null, { first: false })
  expect(card.querySelector("img")?.getAttribute("loading")).toBe("lazy")
})

test("only the recommended order says why a stay is where it is", async () => {
  const belowMiddle = senOf(1_000)
  const { text } = await drawn({ belowMiddle })
  expect(text).not.toContain("Why here?")
})

test("in the recommended order a stay says why it is where it is", async () => {
  await drawn({ belowMiddle: senOf(1_000) }, null, { isRecommended: true })

  expect(await screen.findByText("Why here?")).toBeTruthy()
})

const why = async (changes: Partial<StayResult>) => {
  const { container, unmount } = await draw(<WhyHere stay={aStayCard(changes)} />)
  const text = container.textContent.replaceAll("\u00A0", " ")
  unmount()
  return text
}

test("a stay is in front for its score, its price, or both", async () => {
  const belowMiddle = senOf(4_000)
  const score = { tenths: 80, count: 4 }

  expect(await why({ score })).toBe("Why here? guest score 8.0")
  expect(await why({ belowMiddle })).toBe(
    "Why here? RM 40.00 below the middle price of these stays",
  )
  expect(await why({ score, belowMiddle })).toBe(
    "Why here? guest score 8.0 · RM 40.00 below the middle price of these stays",
  )
})

test("a stay that nothing clearly puts in front says nothing", async () => {
  expect(await why({ score: { tenths: 79, count: 4 } })).toBe("")
  expect(await why({})).toBe("")
})
