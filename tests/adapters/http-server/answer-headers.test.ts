import { withCookies, withHeaders } from "#adapters/http-server/answer-headers.ts"
import { expect, it } from "vitest"

const anAnswer = (headers: Record<string, string> = {}) => new Response("text", { headers })

it("an answer has the headers that it lacks, and keeps its own", () => {
  const answer = anAnswer({ "cache-control": "no-store" })

  const given = withHeaders(answer, { "Cache-Control": "public", vary: "cookie" })

  expect(given).toBe(answer)
  expect(given.headers.get("cache-control")).toBe("no-store")
  expect(given.headers.get("vary")).toBe("cookie")
})

it("an answer has each cookie of its caller in a header of its own, after those it had", () => {
  const answer = anAnswer({ "set-cookie": "language=id" })

  const given = withCookies(answer, { cookies: () => ["guest=a", "session=b"] } as never)

  expect(given).toBe(answer)
  expect(given.headers.getSetCookie()).toEqual(["language=id", "guest=a", "session=b"])
})

it("a caller without cookies changes nothing", () => {
  expect(withCookies(anAnswer(), { cookies: () => [] } as never).headers.has("set-cookie")).toBe(
    false,
  )
})
