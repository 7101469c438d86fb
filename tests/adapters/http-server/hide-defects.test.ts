import { hideDefects } from "#adapters/http-server/hide-defects.ts"
import { expect, it } from "vitest"

it("a defect is reported as it is, and a page sees neither its text nor its place", () => {
  const reported: Array<unknown> = []
  const defect = new Error("the password is hunter2")

  const shown = hideDefects((where, cause) => reported.push([where, cause]))(defect)

  expect(reported).toEqual([["pages", defect]])
  expect(shown).toBeInstanceOf(Error)
  expect(shown.message).toBe("unforeseen")
  expect(shown.stack).toBe("")
})
