import { DeclineReason } from "#core/payment/payment.ts"
import bm from "#ui/translations/bm.json" with { type: "json" }
import cn from "#ui/translations/cn.json" with { type: "json" }
import en from "#ui/translations/en.json" with { type: "json" }
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCard, aSandbox, aStartedPayment } from "#tests/adapters/stripe/a-sandbox.ts"
import { testCards } from "#tests/adapters/stripe/test-cards.table.ts"

const answerTo = async (number: string) => {
  const world = aSandbox()
  const { form } = await aStartedPayment(world)
  return Effect.runPromise(world.cards.confirm(form, aCard(number)))
}

describe("a public test card", () => {
  it.each(testCards)("%s, %s: %s", async (number, _, becomes) => {
    const answer = await answerTo(number)

    expect(answer.kind === "declined" ? answer.reason : answer.kind).toBe(becomes)
  })
})

describe("why a card was not accepted", () => {
  it.each(DeclineReason.literals)(
    "%s is said in every language, each in its own words",
    (reason) => {
      const said = [en, bm, cn].map(
        (words) => (words as Record<string, string>)[`decline.${reason}`],
      )

      expect(said.every(Boolean)).toBe(true)
      expect(new Set(said).size).toBe(3)
    },
  )
})
