import { KEPT_MS } from "#fixtures/sandbox/stripe/kept-answers.ts"
import { inMemoryShelf, type Shelf } from "#fixtures/sandbox/stripe/shelf.ts"
import type { Sen } from "#core/money/sen.ts"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { aSandbox } from "../a-sandbox.ts"

const order = { booking: "b".repeat(26), attempt: 1, amount: 64496 as Sen, method: "card" } as const
const MOST_WRITES = 12

/** A shelf whose process dies at its nth call: that call and all later ones have no effect. */
const dyingAt = (shelf: Shelf, nth: number): Shelf & { readonly hasDied: () => boolean } => {
  let calls = 0
  return {
    hasDied: () => calls >= nth,
    change: (key, step) => {
      calls += 1
      return calls >= nth
        ? Promise.reject(new TypeError("The process died."))
        : shelf.change(key, step)
    },
  }
}

/** The payments that lie on a shelf, whether or not a search finds them. */
const watched = (shelf: Shelf) => {
  const payments = new Set<string>()
  const change: Shelf["change"] = (key, step) =>
    shelf.change(key, (kept) => {
      const next = step(kept)
      if (key.startsWith("intent:") && next.keep !== null) payments.add(key.slice("intent:".length))
      return next
    })
  return { payments, shelf: { change } satisfies Shelf }
}

/** Starts a payment while the sandbox dies at its nth write, and once more on what it left. */
const startedTwice = async (nth: number) => {
  const { payments, shelf } = watched(inMemoryShelf())
  const dying = dyingAt(shelf, nth)
  const first = await Effect.runPromise(
    Effect.result(aSandbox(undefined, { shelf: dying }).payments.start(order)),
  )
  const again = aSandbox(undefined, { shelf })
  const left = await Effect.runPromise(again.payments.startedFor(order))
  const leftOnShelf = [...payments]
  const second = await Effect.runPromise(again.payments.start(order))
  const found = await Effect.runPromise(again.payments.startedFor(order))
  return { hasDied: dying.hasDied(), first, left, leftOnShelf, second, found, payments }
}

describe("a sandbox that dies while it starts a payment", () => {
  it("leaves no payment that a search does not find, and starts it once under its key", async () => {
    let deaths = 0
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const { hasDied, first, left, leftOnShelf, second, found, payments } = await startedTwice(nth)
      if (hasDied) deaths += 1
      expect(Result.isFailure(first), `died at write ${nth}`).toBe(hasDied)
      expect(
        left.map(({ payment }) => payment),
        `left by a death at write ${nth}`,
      ).toEqual(leftOnShelf)
      expect([...payments], `after a death at write ${nth}`).toEqual([second.payment])
      expect(found.map(({ payment }) => payment)).toEqual([second.payment])
    }
    expect(deaths).toBeGreaterThan(2)
    expect(deaths).toBeLessThan(MOST_WRITES)
  })

  it("starts one payment for two calls at once with one key", async () => {
    const { payments } = aSandbox()
    const [one, other] = await Effect.runPromise(
      Effect.all([payments.start(order), payments.start(order)], { concurrency: 2 }),
    )
    expect(other).toEqual(one)
    expect(await Effect.runPromise(payments.startedFor(order))).toHaveLength(1)
  })

  it("starts another payment once the key is forgotten, and keeps the first", async () => {
    let now = Date.parse("2026-11-21T02:30:00.000Z")
    const { payments } = aSandbox(undefined, { now: () => new Date(now) })
    const one = await Effect.runPromise(payments.start(order))
    now += KEPT_MS
    const other = await Effect.runPromise(payments.start(order))
    const found = await Effect.runPromise(payments.startedFor(order))
    expect(found.map(({ payment }) => payment)).toEqual([one.payment, other.payment])
  })
})
