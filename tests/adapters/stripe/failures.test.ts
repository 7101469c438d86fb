import { asked, Failed, looked, Silent } from "#adapters/stripe/failures.ts"
import { Effect } from "effect"
import Stripe from "stripe"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = "good" | "garbled" | Error

/** The error that Stripe's library throws for an answer. */
const refusing = (raw: object): Error =>
  new Stripe.errors.StripeInvalidRequestError({ message: "no", ...raw } as never)

const broke = refusing({ statusCode: 500 })
const refused = refusing({ statusCode: 404, code: "resource_missing" })
const cut = new Stripe.errors.StripeConnectionError({ message: "cut" } as never)

/** What came of a call that is answered so, one answer after the other, and how often it was made. */
const callOf = async (way: typeof asked | typeof looked, ...answers: ReadonlyArray<Answer>) => {
  const calls: Array<Answer> = []
  const call = async (): Promise<string> => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? "good"
    calls.push(answer)
    if (answer instanceof Error) throw answer
    return answer
  }
  const running = Effect.runPromise(
    Effect.result(
      way((answer: string) => answer === "good", call) as Effect.Effect<string, unknown>,
    ),
  )
  await vi.advanceTimersByTimeAsync(299)
  const before = calls.length
  await vi.advanceTimersByTimeAsync(1)
  return { came: await running, before, calls: calls.length }
}

describe("something that is asked of Stripe", () => {
  it("is done by the first good answer", async () => {
    expect(await callOf(asked, "good")).toMatchObject({ came: { success: "good" }, calls: 1 })
  })

  it.each<[why: string, first: Answer]>([
    ["nobody answered", cut],
    ["something else broke", new TypeError("fetch failed")],
    ["the answer is not what was asked for", "garbled"],
    ["the same question is being answered", refusing({ statusCode: 409 })],
    ["there are too many questions", refusing({ statusCode: 429 })],
  ])("is asked once more, 0.3 seconds later, where %s", async (_, first) => {
    expect(await callOf(asked, first, "good")).toMatchObject({
      came: { success: "good" },
      before: 1,
      calls: 2,
    })
  })

  it("is given up after two calls without an answer", async () => {
    expect(await callOf(asked, cut)).toMatchObject({ came: { failure: new Silent() }, calls: 2 })
  })

  it.each([
    [500, null],
    [503, null],
    [499, "resource_missing"],
    [404, "resource_missing"],
    [400, "resource_missing"],
  ])("is not asked again after an answer with %i", async (statusCode, refusal) => {
    const error = refusing({ statusCode, code: "resource_missing" })

    expect(await callOf(asked, error)).toMatchObject({
      came: { failure: new Failed({ refusal, kept: false }) },
      calls: 1,
    })
  })

  it("is refused for the kind of the error where it has no code", async () => {
    const error = refusing({ statusCode: 400 })

    expect(await callOf(asked, error)).toMatchObject({
      came: { failure: { refusal: "StripeInvalidRequestError" } },
    })
  })

  it.each([
    [{ "idempotent-replayed": "true" }, true],
    [{ "idempotent-replayed": "false" }, false],
    [{ "request-id": "true" }, false],
    [undefined, false],
  ])("says by its headers %j whether the answer was given before: %s", async (headers, kept) => {
    const error = refusing({ statusCode: 402, code: "card_declined", headers })

    expect(await callOf(asked, error)).toMatchObject({ came: { failure: { kept } } })
  })
})

describe("something that is read at Stripe", () => {
  it.each<[why: string, first: Answer]>([
    ["nobody answered", cut],
    ["the answer is not what was asked for", "garbled"],
    ["Stripe broke", broke],
  ])("is asked for once more, 0.3 seconds later, where %s", async (_, first) => {
    expect(await callOf(looked, first, "good")).toMatchObject({
      came: { success: "good" },
      before: 1,
      calls: 2,
    })
  })

  it.each<[why: string, answer: Answer, calls: number]>([
    ["nobody answers", cut, 2],
    ["Stripe breaks", broke, 2],
    ["Stripe refuses", refused, 1],
  ])("is out of reach where %s", async (_, answer, calls) => {
    expect(await callOf(looked, answer)).toMatchObject({
      came: { failure: { _tag: "PaymentsUnreachable" } },
      calls,
    })
  })
})
