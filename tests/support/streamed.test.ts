import { expect, it } from "vitest"
import { streamed } from "./streamed.ts"

const AT_ONCE = 0
const LONG = 1

it("tells how a program ended", async () => {
  expect(await streamed("sh", ["-c", "exit 3"], LONG)).toEqual({ code: 3, isTimeOver: false })
})

it("ends a program whose time is over, with its children", async () => {
  const ending = await streamed("sh", ["-c", "sleep 600 & wait"], AT_ONCE)

  expect(ending).toMatchObject({ isTimeOver: true })
  expect(ending.code).not.toBe(0)
})

it("counts a program that does not exist as a failure", async () => {
  expect(await streamed("no-such-program", [], LONG)).toEqual({ code: 127, isTimeOver: false })
})
