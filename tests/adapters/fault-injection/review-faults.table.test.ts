import { reviewFaults } from "#adapters/fault-injection/review-faults.table.ts"
import { expect, it } from "vitest"
import { aPageIn } from "./a-page.ts"

const own = { standing: "later", review: null, property: "the-springwater" }
const reviewed = {
  id: "0123456789abcdefghjkmnpqrs",
  guest: "Aisyah",
  stayed: "2026-12",
  at: "2026-12-08T02:30:00.000Z",
  answer: null,
}

it.each(["stay-over", "review-not-answered", "review-not-sent", "review-slowed"] as const)(
  "in the scenario %s the page reads that the stay is over",
  async (name) => {
    expect(await aPageIn(reviewFaults[name], own).reads("openReview")).toEqual({
      ...own,
      standing: "open",
    })
  },
)

it("reads that its review was kept as it was written", async () => {
  const draft = { marks: { comfort: 3 }, text: "Quiet", language: "bm" }
  const { reads, heard } = aPageIn(reviewFaults["stay-over"], own)

  expect(await reads("writeReview", { draft })).toEqual({
    ...own,
    standing: "open",
    review: { ...reviewed, ...draft },
  })
  expect(heard).toEqual([""])
})

it("reads that the stay was reviewed", async () => {
  expect(await aPageIn(reviewFaults["stay-reviewed"], own).reads("openReview")).toEqual({
    ...own,
    standing: "open",
    review: {
      ...reviewed,
      marks: { cleanliness: 5, comfort: 4, location: 5, staff: 5, facilities: 4, value: 4 },
      text: "Quiet, clean, and five minutes to the best laksa.",
      language: "en",
    },
  })
})

it.each([
  ["review-not-answered", "silence"],
  ["review-not-sent", "cut off"],
  ["review-slowed", expect.objectContaining({ _tag: "TooManyAttempts", retryAfterSeconds: 600 })],
] as const)("in the scenario %s a review meets its trouble", async (name, answer) => {
  expect(await aPageIn(reviewFaults[name], own).reads("writeReview", { draft: {} })).toEqual(answer)
})

it("begins where a booking is managed", () => {
  expect(new Set(Object.values(reviewFaults).map(({ begins }) => begins))).toEqual(
    new Set(["managing"]),
  )
})
