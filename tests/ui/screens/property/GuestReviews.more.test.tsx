import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { reviewOf } from "#core/guest-score/kept-review.ts"
import { ReviewId, type Review, type ReviewsPage } from "#core/guest-score/review.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aKeptReview, marksOf } from "#fixtures/builders/a-review.ts"
import type { Journeys, ReviewWays } from "#ui/app/journeys.ts"
import { GuestReviews } from "#ui/screens/property/GuestReviews.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const reviewed = (place: number): Review =>
  reviewOf(
    aKeptReview({
      id: ReviewId.make(`${place}`.repeat(26)),
      text: `Review ${place}`,
      marks: marksOf(4),
    }),
  )

const all = [1, 2, 3, 4, 5].map(reviewed)

const pageOf = (reviews: ReadonlyArray<Review>, page = 1): ReviewsPage => ({
  totals: totalsOf(all),
  page,
  pageSize: 2,
  reviews,
})

const drawn = (journeys: Partial<Journeys> | null, first = pageOf(all.slice(0, 2))) =>
  draw(<GuestReviews property={aProperty()} first={first} />, {
    journeys: journeys as Journeys | null,
  })

const reading = (...answers: ReadonlyArray<ReviewsPage | null>) => {
  const left = [...answers]
  const asked: Array<ReadonlyArray<unknown>> = []
  const read: ReviewWays["read"] = async (...call) => {
    asked.push(call)
    return left.shift() ?? null
  }
  const ways: Partial<ReviewWays> = { read }
  return { asked, journeys: { reviews: async () => ways as ReviewWays } }
}

const more = () => screen.getByRole("button", { name: "Show more reviews" })
const texts = () => screen.getAllByText(/^Review \d$/).map(({ textContent }) => textContent)
const FAILED = "More reviews could not be loaded. Please try again."

test("reviews are read page by page from the first, and each is shown once", async () => {
  const { asked, journeys } = reading(pageOf(all.slice(0, 3)), pageOf(all.slice(3), 2))
  await drawn(journeys)
  const [status] = screen.getAllByRole("status").slice(-1)
  expect(status?.textContent).toBe("")

  fireEvent.click(more())
  await screen.findByText("Review 3")
  expect(status?.textContent).toBe("3 of 5 reviews are shown.")
  fireEvent.click(more())
  await screen.findByText("Review 5")

  expect(asked).toEqual([
    ["the-springwater", 1],
    ["the-springwater", 2],
  ])
  expect(texts()).toEqual([1, 2, 3, 4, 5].map((place) => `Review ${place}`))
})

test("while reviews are read the button says so, and another press asks for nothing", async () => {
  const asked: Array<number> = []
  const read: ReviewWays["read"] = (_, page) => {
    asked.push(page)
    return new Promise(() => {})
  }
  const ways: Partial<ReviewWays> = { read }
  await drawn({ reviews: async () => ways as ReviewWays })
  expect(more().getAttribute("aria-disabled")).toBe("false")

  fireEvent.click(more())
  const busy = await screen.findByRole("button", { name: "Loading…" })
  fireEvent.click(busy)

  expect(busy.getAttribute("aria-disabled")).toBe("true")
  await expect.poll(() => asked).toEqual([1])
  expect(screen.queryByText(FAILED)).toBeNull()
})

test("a page that could not be read is asked for again, and the others stay", async () => {
  const { asked, journeys } = reading(pageOf(all.slice(0, 3)), null, pageOf(all.slice(3), 2))
  await drawn(journeys)
  fireEvent.click(more())
  await screen.findByText("Review 3")

  fireEvent.click(more())
  await screen.findByText(FAILED)
  expect(texts()).toHaveLength(3)
  fireEvent.click(more())
  await screen.findByText("Review 5")

  expect(screen.queryByText(FAILED)).toBeNull()
  expect(asked.map(([, page]) => page)).toEqual([1, 2, 2])
})

test.each<[string, Partial<Journeys> | null]>([
  ["there are no ways to them", null],
  ["nobody reviews here", {}],
  ["the ways could not be fetched", { reviews: async () => ({ failed: "unreachable" }) }],
])("more reviews are said to have failed where %s", async (_, journeys) => {
  await drawn(journeys)

  fireEvent.click(more())

  expect(await screen.findByText(FAILED)).toBeTruthy()
})

test("a score says what it is made of, aspect by aspect", async () => {
  await drawn(null)
  const section = within(screen.getByRole("region", { name: "What guests say" }))

  const terms = section.getAllByRole("term")
  expect(
    terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
  ).toEqual(
    ["Cleanliness", "Comfort", "Location", "Staff or host", "Facilities", "Value for money"].map(
      (aspect) => `${aspect} 8.0`,
    ),
  )
  const meter = terms[0]?.nextElementSibling?.querySelector("meter")
  expect(["min", "max", "value"].map((name) => meter?.getAttribute(name))).toEqual([
    "0",
    "100",
    "80",
  ])
  expect(section.getByText("Only guests who have stayed here can review it.")).toBeTruthy()
  expect(
    section.getByText(
      "The score is the average of all their ratings, out of 10. Every review counts the same.",
    ),
  ).toBeTruthy()
})

test("a stay without reviews says who may write them", async () => {
  await drawn(null, { ...pageOf([]), totals: totalsOf([]) })

  expect(screen.getByText("No reviews yet")).toBeTruthy()
  expect(screen.getByText("Only guests who have stayed here can review it.")).toBeTruthy()
  expect(screen.queryByRole("term")).toBeNull()
})

test("reviews are said to be made up as soon as one of them is", async () => {
  const invented: Review = { ...reviewed(2), invented: true }
  await drawn(null, pageOf([reviewed(1), invented]))

  expect(
    screen.getByText("This is a demonstration: the reviews on this page are made up."),
  ).toBeTruthy()
})
