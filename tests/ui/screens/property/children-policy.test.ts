import { expect, test } from "vitest"
import { Sen } from "#core/money/sen.ts"
import type { ChildrenPolicy } from "#core/property/children-policy.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { childrenSentences } from "#ui/screens/property/children-policy.ts"
import { aContext } from "#tests/ui/support/stage.tsx"

const said = (policy: ChildrenPolicy) =>
  childrenSentences(policy, aContext().words.say).map((sentence) =>
    sentence.replaceAll("\u00A0", " "),
  )

test("an age from which children cost nothing has no sentence of its own", () => {
  const rates = [
    { from: 0, price: Sen.make(1) },
    { from: 2, price: Sen.make(0) },
    { from: 6, price: Sen.make(2_000) },
  ]

  expect(said({ rates })).toEqual([
    "From age 0: RM 0.01 per child per night",
    "From age 6: RM 20.00 per child per night",
  ])
})

test("cots and beds that cost one sen are not called free", () => {
  const [cots, extraBeds] = [
    { perRoom: 2, price: Sen.make(1), per: "STAY" },
    { perRoom: 3, price: Sen.make(1) },
  ] as const

  expect(said(aChildrenPolicy({ cots, extraBeds })).slice(3)).toEqual([
    "Cot for a child up to 2: RM 0.01 for the stay (2 per room at most)",
    "Extra bed for a child: RM 0.01 per night (3 per room at most)",
  ])
})

test("each part of a policy is a sentence, in the order in which a family asks", () => {
  expect(said(aChildrenPolicy())).toEqual([
    "Children up to 5 stay free in existing beds",
    "From age 6: RM 20.00 per child per night",
    "A child from age 13 counts as an adult",
    "Cot for a child up to 2: free (1 per room at most)",
    "Extra bed for a child: RM 40.00 per night (1 per room at most)",
  ])
})

test("children who all stay free need no age, and cots and beds may be free or by the night", () => {
  const [cots, extraBeds] = [
    { perRoom: 1, price: Sen.make(1_500), per: "NIGHT" },
    { perRoom: 2, price: Sen.make(0) },
  ] as const

  expect(said({ rates: [], cots, extraBeds })).toEqual([
    "Children stay free in existing beds",
    "Cot for a child up to 2: RM 15.00 per night (1 per room at most)",
    "Extra bed for a child: free (2 per room at most)",
  ])
})
