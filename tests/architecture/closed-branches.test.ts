import { afterAll, expect, it } from "vitest"
import { openedProject } from "./checked-program.ts"
import { openBranches } from "./closed-branches.ts"

const PLANTED = "core/payment/payment.ts"

const opened = openedProject()
afterAll(() => opened[Symbol.dispose]())

const METHOD = `export type Method = "card" | "transfer" | "voucher"`

const foundIn = (...lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  openBranches(
    opened.projectWith(PLANTED, [METHOD, ...lines].join("\n")),
    /^core\/payment\/payment\.ts$/,
  )

it("closes every branch on a union of the product", () => {
  expect(openBranches(opened.project)).toEqual([])
})

it("finds branches that a new member passes by unseen, and no others", () => {
  const found = foundIn(
    `export const fee = (m: Method) => { if (m === "card") return 1; return m === "voucher" ? 2 : 3 }`,
    `export const when = (m: "now" | "later") => (m === "now" ? 0 : 1)`,
    `const KNOWN = ["card", "voucher"]`,
    `export const isKnown = (m: Method) => KNOWN.includes(m)`,
    `export const sum = (m: Method) => { switch (m) { case "card": return 1; default: return 2 } }`,
    `export const names: Readonly<Record<string, string>> = { card: "a", voucher: "b" }`,
    // From here on the compiler itself closes the branches, or there are none.
    `export const isCard = (m: Method) => m === "card"`,
    `const fees: Readonly<Record<Method, number>> = { card: 1, transfer: 2, voucher: 3 }`,
    `export const of = (chosen: ReadonlyArray<Method>, m: Method) => chosen.includes(m)`,
    `export const one = (m: "a" | "b") => {`,
    `  switch (m) { case "a": return 1; case "b": return 2; default: return m satisfies never } }`,
  )

  expect(found.map((line) => line.split(" ").slice(0, 4).join(" "))).toEqual([
    `${PLANTED}:2 chooses by m`,
    `${PLANTED}:3 chooses by m`,
    `${PLANTED}:5 asks a list:`,
    `${PLANTED}:6 has no default`,
    `${PLANTED}:7 has a row`,
  ])
})
