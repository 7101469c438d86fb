import { expect, it } from "vitest"
import { slowExpressionsAmong } from "./linear-expressions.ts"
import { productSources, sourceOf } from "./source.ts"

it("has no regular expression that takes longer than its text is long", () => {
  expect(slowExpressionsAmong(productSources())).toEqual([])
})

it.each([
  [String.raw`path.replace(/\/+$/, "")`, String.raw`/\/+$/ is slow with many /`],
  [String.raw`/^(a+)+$/.test(text)`, "/^(a+)+$/ is slow with many a"],
  [String.raw`/\d*\d*x/y.test(text)`, String.raw`/\d*\d*x/y is slow with many 0`],
  [`text.split(/,+;/)`, "/,+;/ is slow with many ,"],
  [`new RegExp(name)`, " builds an expression while it runs"],
  [`RegExp("a+")`, " builds an expression while it runs"],
])("finds the slow one in %s", (code, found) => {
  const [slow = ""] = slowExpressionsAmong([sourceOf("core/a.ts", code)])

  expect(slow.replace(/^core\/a\.ts:? ?/, "").trim()).toBe(found.trim())
})

it("leaves alone what looks at each character once, and what guests never meet", () => {
  const linear = String.raw`/^\/+/.test(path); /^[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(slug)`

  expect(slowExpressionsAmong([sourceOf("core/a.ts", linear)])).toEqual([])
  expect(slowExpressionsAmong([sourceOf("docs/a.ts", String.raw`/\/+$/`)])).toEqual([])
})
