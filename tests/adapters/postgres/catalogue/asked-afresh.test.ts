import { askedAfresh } from "#adapters/postgres/catalogue/asked-afresh.ts"
import { expect, it } from "vitest"

/** Answers with how many questions came before it, when it is let go. */
const aSource = () => {
  let questions = 0
  const waiting: Array<{ let: () => void; fail: () => void }> = []
  const ask = askedAfresh(() => {
    const answer = questions++
    return new Promise<number>((resolve, reject) =>
      waiting.push({ let: () => resolve(answer), fail: () => reject(new Error("no")) }),
    )
  })
  const first = async () => {
    while (waiting.length === 0) await Promise.resolve()
    return waiting.shift()!
  }
  return { ask, first, waiting }
}

it("never gives an answer that was on its way before the question", async () => {
  const { ask, first, waiting } = aSource()
  const early = ask()
  const late = [ask(), ask(), ask()]

  expect(waiting).toHaveLength(1)
  const one = await first()
  one.let()
  const other = await first()
  other.let()

  expect(await early).toBe(0)
  expect(await Promise.all(late)).toEqual([1, 1, 1])
})

it("asks again after a failure, for those who waited and for those who come", async () => {
  const { ask, first } = aSource()
  const early = ask().catch(() => "failed")
  const late = ask()

  const one = await first()
  one.fail()
  const other = await first()
  other.let()

  expect(await early).toBe("failed")
  expect(await late).toBe(1)
  const last = ask()
  const third = await first()
  third.let()
  expect(await last).toBe(2)
})
