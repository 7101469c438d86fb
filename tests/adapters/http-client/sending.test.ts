import { sendWith } from "#adapters/http-client/sending.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

/** How often a server that is overloaded is asked by one call. */
const timesAsked = async (method: string): Promise<number> => {
  let asked = 0
  const send = sendWith(async () => {
    asked += 1
    return new Response("", { status: 503 })
  })
  await Effect.runPromiseExit(send("https://api.test/api/home", { method }))
  return asked
}

it.each([
  ["GET", 2],
  ["HEAD", 2],
  ["PATCH", 1],
  ["POST", 1],
  ["PUT", 1],
  ["DELETE", 1],
])("a call by %s is sent %i times at most", { tags: "§9.13" }, async (method, times) => {
  expect(await timesAsked(method)).toBe(times)
})
