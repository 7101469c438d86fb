import { childrenContradictions } from "#adapters/inventory-files/children-contradictions.ts"
import { Sen } from "#core/money/sen.ts"
import { expect, it } from "vitest"

const NOT_ALLOWED =
  "children: the house rules do not allow children, so there are no prices for them"
const notAbove = (place: number) => `children.rates.${place}.from: is not above the age before it`
const cheaper = (place: number) =>
  `children.rates.${place}.price: an older child would pay less than a younger one`

const reasonsFor = (
  rates: ReadonlyArray<readonly [from: number, price: number]>,
  children?: boolean,
) =>
  childrenContradictions(
    { rates: rates.map(([from, price]) => ({ from, price: Sen.make(price) })) },
    children,
  )

it.each<readonly [ReadonlyArray<readonly [number, number]>, ReadonlyArray<string>]>([
  [[], []],
  [[[3, 500]], []],
  [
    [
      [3, 500],
      [4, 500],
      [5, 501],
    ],
    [],
  ],
  [
    [
      [3, 500],
      [3, 600],
    ],
    [notAbove(1)],
  ],
  [
    [
      [3, 500],
      [6, 600],
      [9, 599],
    ],
    [cheaper(2)],
  ],
  [
    [
      [6, 500],
      [3, 400],
      [2, 300],
    ],
    [notAbove(1), cheaper(1), notAbove(2), cheaper(2)],
  ],
])("the ages and prices of children %j contradict %j", (rates, reasons) => {
  expect(reasonsFor(rates, true)).toEqual(reasons)
  expect(reasonsFor(rates)).toEqual(reasons)
  expect(reasonsFor(rates, false)).toEqual([NOT_ALLOWED, ...reasons])
})

it("a policy without prices contradicts nothing where children may come", () => {
  expect(childrenContradictions({}, true)).toEqual([])
  expect(childrenContradictions({}, false)).toEqual([NOT_ALLOWED])
  expect(childrenContradictions(undefined, false)).toEqual([])
})
