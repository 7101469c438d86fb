import { Failed, Silent } from "#adapters/stripe/failures.ts"
import { withFurtherKeys } from "#adapters/stripe/further-keys.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const broke = () => new Failed({ refusal: null, kept: false })
const brokeBefore = () => new Failed({ refusal: null, kept: true })
const refused = () => new Failed({ refusal: "card_declined", kept: false })
const refusedBefore = () => new Failed({ refusal: "card_declined", kept: true })

const unreachable = { _tag: "PaymentsUnreachable" }
const stepRefused = { _tag: "PaymentStepRefused", code: "card_declined" }

type Answer = () => Failed | Silent

/** A step that is answered like this, in turn, and done after that; and how often its effect was looked for. */
const taken = async (answers: ReadonlyArray<Answer>, effects: ReadonlyArray<string> = []) => {
  const keys: Array<string> = []
  let looks = 0
  const ask = (key: string) =>
    Effect.suspend(() => {
      const answer = answers[keys.length]
      keys.push(key)
      return answer ? Effect.fail(answer()) : Effect.succeed("done")
    })
  const effect = Effect.sync(() => effects[(looks += 1) - 1] ?? null)
  const outcome = await Effect.runPromise(
    withFurtherKeys({ key: "a", ask, effect }).pipe(
      Effect.catch((failure) => Effect.succeed(failure)),
    ),
  )
  return { outcome, keys: keys.join(" "), looks }
}

const kept = (count: number, answer: Answer) => Array.from({ length: count }, () => answer)
const KEYS = Array.from({ length: 20 }, (_, at) => (at === 0 ? "a" : `a-${at + 1}`))

it.each<readonly [string, ReadonlyArray<Answer>, unknown, string, number]>([
  ["is done", [], "done", "a", 0],
  ["is refused", [refused], stepRefused, "a", 0],
  ["has no answer", [() => new Silent()], unreachable, "a", 0],
  ["breaks once", [broke], "done", "a a-2", 1],
  ["breaks twice", [broke, broke], "done", "a a-2 a-3", 2],
  ["breaks three times", [broke, broke, broke], unreachable, "a a-2 a-3", 3],
  ["was refused before", [refusedBefore], "done", "a a-2", 1],
  ["was refused before and is again", [refusedBefore, refused], stepRefused, "a a-2", 1],
  ["broke before, then has no answer", [brokeBefore, () => new Silent()], unreachable, "a a-2", 1],
  [
    "broke four times before, and now three times",
    [...kept(4, brokeBefore), ...kept(3, broke)],
    unreachable,
    "a a-2 a-3 a-4 a-5 a-6 a-7",
    7,
  ],
  ["broke with all keys but one", kept(19, brokeBefore), "done", KEYS.join(" "), 19],
  ["broke with all keys", kept(20, brokeBefore), unreachable, KEYS.join(" "), 20],
  ["was refused with all keys", kept(20, refusedBefore), stepRefused, KEYS.join(" "), 20],
])("a step that %s is asked with no more keys than it needs", async (...of) => {
  const [, answers, outcome, keys, looks] = of

  const step = await taken(answers)

  expect(step).toMatchObject({ outcome, keys, looks })
})

it.each([broke, brokeBefore, refusedBefore])(
  "a step that had its effect, although it failed, is not taken again",
  async (answer) => {
    expect(await taken([answer, answer], ["seen"])).toEqual({
      outcome: "seen",
      keys: "a",
      looks: 1,
    })
  },
)

it("a step whose effect nobody can look for is not taken again", async () => {
  let asked = 0
  const step = withFurtherKeys({
    key: "a",
    ask: () =>
      Effect.suspend(() => {
        asked += 1
        return Effect.fail(broke())
      }),
    effect: Effect.fail(new PaymentsUnreachable()),
  })

  expect(await Effect.runPromise(Effect.flip(step))).toEqual(new PaymentsUnreachable())
  expect(asked).toBe(1)
})
