import { afterAll, expect, it } from "vitest"
import { openedProject } from "./checked-program.ts"
import { sumsOfMoney } from "./sums-of-money.ts"

const PLANTED = "core/search/mix-price.ts"

const opened = openedProject()
afterAll(() => opened[Symbol.dispose]())

const foundIn = (...lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  sumsOfMoney(opened.projectWith(PLANTED, lines.join("\n")), /^core\/search\/mix-price\.ts$/)

it("adds prices up in the rooms of money and prices alone", () => {
  expect(sumsOfMoney(opened.project)).toEqual([])
})

it("finds amounts that are added up elsewhere, and nothing else", () => {
  const found = foundIn(
    `import { noMoney, senOf, times as often } from "../money/amounts.ts"`,
    `import type { Sen } from "../money/sen.ts"`,
    `export const both = (fee: Sen, tax: Sen) => fee + tax`,
    `export const all = (price: Sen, rooms: number) => senOf(rooms * price)`,
    `export const left = (lines: { total: Sen }, paid: number) => lines.total - paid`,
    `export const sum = (prices: ReadonlyArray<Sen>) => {`,
    `  let total: number = noMoney; for (const price of prices) total += price; return total }`,
    `export const twice = (price: Sen) => often(price, 2)`,
    // From here on nothing is added up, or no money.
    `export const later = (night: number) => night + 1`,
    `export const cents = (price: Sen) => price % 100`,
    `export const isDearer = (one: Sen, other: Sen) => one > other`,
    "export const said = (price: Sen) => `${price}`",
  )

  expect(found).toEqual([
    `${PLANTED}:1 times as often`,
    `${PLANTED}:3 fee + tax`,
    `${PLANTED}:4 rooms * price`,
    `${PLANTED}:5 lines.total - paid`,
    `${PLANTED}:7 total += price`,
  ])
})
