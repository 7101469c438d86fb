import { parseSync } from "vite"
import { expect, it } from "vitest"
import { filesIn, textOf } from "./source.ts"

/** Words that are less exact than those of the field: reported, shown, sent, status, caller. */
const INEXACT = /\b(?:told|stands|stood|whoever|whilst|thereof)\b/iu

const inexactIn = (text: string): ReadonlyArray<string> =>
  parseSync("source.ts", text)
    .comments.map(({ value }) => value.trim())
    .filter((comment) => INEXACT.test(comment))

it("comments of core use the terms of the field", () => {
  const found = filesIn(["core"], ["ts"]).flatMap((file) =>
    inexactIn(textOf(file)).map((comment) => `${file}: ${comment}`),
  )

  expect(found).toEqual([])
})

it("reads comments of every kind, and no code", () => {
  expect(inexactIn("/** The guest is told. */ const one = 1 // what stands here")).toEqual([
    "* The guest is told.",
    "what stands here",
  ])
  expect(inexactIn('const told = "whoever"')).toEqual([])
})
