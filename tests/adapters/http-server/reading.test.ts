import { asReading, isReading } from "#adapters/http-server/reading.ts"
import { expect, it } from "vitest"
import { ADDRESS } from "./a-site.ts"

it.each([
  ["GET", true],
  ["HEAD", true],
  ["OPTIONS", false],
  ["POST", false],
  ["PUT", false],
  ["PATCH", false],
  ["DELETE", false],
])("%s asks for an answer alone: %s", (method, isAnswerAlone) => {
  expect(isReading(new Request(ADDRESS, { method }))).toBe(isAnswerAlone)
})

it("a HEAD becomes a GET of the same address, with its headers, and ends with it", () => {
  const leaving = new AbortController()
  const { signal } = leaving
  const headers = { "accept-language": "id" }

  const asked = asReading(new Request(`${ADDRESS}/stays?a=1`, { method: "HEAD", headers, signal }))

  expect(asked.method).toBe("GET")
  expect(asked.url).toBe(`${ADDRESS}/stays?a=1`)
  expect(asked.headers.get("accept-language")).toBe("id")
  expect(asked.signal.aborted).toBe(false)
  leaving.abort()
  expect(asked.signal.aborted).toBe(true)
})
