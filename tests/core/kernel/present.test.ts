import { present } from "#core/kernel/present.ts"
import { expect, it } from "vitest"

it.each([0, "", false, "there"])("gives %j, which is there", (value) => {
  expect(present(value)).toBe(value)
})

it.each([null, undefined])("stops where there is %j instead", (value) => {
  expect(() => present(value)).toThrow("missing that must be there")
})
