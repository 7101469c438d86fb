import { reviewsTaskIn, runReviews } from "#adapters/command-line/guests/reviews-run.ts"
import type { ReviewChange, ReviewModeration } from "#core/reviews/review-moderation.port.ts"
import { ReviewId } from "#core/guest-score/review.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const { id } = aKeptReview()

describe("the words of the command for reviews", () => {
  it.each([
    [["list"], { kind: "list", property: null, reported: false }],
    [["list", "rumah-tanjung"], { kind: "list", property: "rumah-tanjung", reported: false }],
    [["list", "reported"], { kind: "list", property: null, reported: true }],
    [
      ["hide", id, "insults"],
      { kind: "change", review: id, change: { kind: "hide", reason: "insults" } },
    ],
    [["show", id, "--by", "Mei"], { kind: "change", review: id, change: { kind: "show" } }],
    [
      ["answer", id, "Thank you"],
      { kind: "change", review: id, change: { kind: "answer", text: "Thank you" } },
    ],
    [
      ["answer", id, "x".repeat(2000)],
      { kind: "change", review: id, change: { kind: "answer", text: "x".repeat(2000) } },
    ],
  ])("%j", (words, task) => {
    expect(reviewsTaskIn(words)).toEqual(task)
  })

  it.each([
    [],
    ["list", "a", "b"],
    ["hide", id],
    ["hide", id, "lowMarks"],
    ["hide", "short", "insults"],
    ["show", id, "insults"],
    ["answer", id, "  "],
    ["answer", id, "x".repeat(2001)],
    ["answer", id, "a\u0000b"],
    ["answer", id, "Thank", "you"],
    ["delete", id],
    ["show", id, "--force"],
  ])("that ask for nothing: %j %j %j %j", (...words) => {
    expect(reviewsTaskIn(words)).toBeNull()
  })
})

const run = async (words: ReadonlyArray<string>, script: Partial<ReviewModeration> = {}) => {
  const said: Array<string> = []
  const task = reviewsTaskIn(words)
  if (task === null) return expect.fail("No task")
  const moderation: ReviewModeration = {
    list: () => Effect.succeed([]),
    change: () => Effect.succeed(null),
    ...script,
  }
  const exit = await runReviews(task, { moderation, say: (line) => void said.push(line) })
  return { exit, said }
}

describe("the command for reviews", () => {
  it("lists reviews with their score, their reports and what was answered", async () => {
    const answer = { text: "We are\n\nsorry", at: aKeptReview().at }
    const review = aKeptReview({ text: "Two \nlines", answer })
    const hidden = aKeptReview({
      id: ReviewId.make("1".repeat(26)),
      hidden: { reason: "insults", at: review.at },
    })
    const list = () =>
      Effect.succeed([
        { review, reports: { advertising: 2, insults: 1 } },
        { review: hidden, reports: {} },
      ])

    expect(await run(["list"], { list })).toEqual({
      exit: 0,
      said: [
        `${id}  the-springwater  2026-12-08  8.3  en  shown  reported: advertising × 2, insults × 1`,
        "  Two lines",
        "  > We are sorry",
        `${hidden.id}  the-springwater  2026-12-08  8.3  en  hidden: insults`,
        `  ${hidden.text}`,
        "2 reviews",
      ],
    })
  })

  it.each([
    [["list"], { property: null, reported: false, limit: 200 }],
    [["list", "rumah-tanjung"], { property: "rumah-tanjung", reported: false, limit: 200 }],
    [["list", "reported"], { property: null, reported: true, limit: 200 }],
  ])("asks for those that are wanted, two hundred at most: %j", async (words, wanted) => {
    const asked: Array<unknown> = []
    const list: ReviewModeration["list"] = (which) =>
      Effect.sync(() => {
        asked.push(which)
        return []
      })

    expect(await run(words, { list })).toEqual({ exit: 0, said: ["0 reviews"] })
    expect(asked).toEqual([wanted])
  })

  it("shows a review after its change, with what was answered", async () => {
    const answer = { text: "Thank you", at: aKeptReview().at }
    const change = () => Effect.succeed(aKeptReview({ answer }))

    const { said } = await run(["answer", id, "Thank you"], { change })

    expect(said).toEqual([
      `${id}  the-springwater  2026-12-08  8.3  en  shown`,
      `  ${aKeptReview().text}`,
      "  > Thank you",
    ])
  })

  it("changes one and shows it, or says that there is none", async () => {
    const changes: Array<readonly [string, ReviewChange]> = []
    const change: ReviewModeration["change"] = (review, step) =>
      Effect.sync(() => {
        changes.push([review, step])
        return aKeptReview()
      })

    expect(await run(["hide", id, "insults"], { change })).toMatchObject({ exit: 0 })
    expect(changes).toEqual([[id, { kind: "hide", reason: "insults" }]])
    expect(await run(["show", id])).toEqual({ exit: 1, said: [`There is no review ${id}`] })
  })
})
