import { aReviewLetter } from "#fixtures/builders/a-review-letter.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { made, SITE } from "./a-writing-desk.ts"

const job = {
  id: "1",
  kind: "mail",
  about: "review",
  key: "b1/review/2026-12-06",
  booking: "b1",
  news: "invited",
  notBefore: 0,
  attempts: 1,
} as const

it("tells the guest of a stay about its review, without a file", async () => {
  const letter = aReviewLetter()
  const asked: Array<string> = []
  const { message, told } = await made(job, {
    reviewLetterFor: ({ booking, news }) =>
      Effect.sync(() => {
        asked.push(`${booking} ${news}`)
        return letter
      }),
  })

  expect(asked).toEqual(["b1 invited"])
  expect(message).toMatchObject({ to: letter.to, files: [] })
  expect(told).toEqual([{ facts: { about: "review", letter }, site: SITE }])
})

it("tells nobody about a review once that is not wanted any more", async () => {
  expect(await made(job, {})).toEqual({ message: null, told: [] })
})
