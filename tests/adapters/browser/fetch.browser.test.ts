// @vitest-environment happy-dom
import { browserFetch } from "#adapters/browser/fetch.browser.ts"
import { afterEach, expect, it, vi } from "vitest"

afterEach(() => vi.unstubAllGlobals())

it("asks in the language of the page, with all that the call says itself", async () => {
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) =>
    Response.json(Object.fromEntries(new Headers(headers))),
  )
  document.documentElement.lang = "zh-Hans"

  const answer = await browserFetch("/api/home", { headers: { "idempotency-key": "request-1" } })

  expect(await answer.json()).toEqual({
    "accept-language": "zh-Hans",
    "idempotency-key": "request-1",
  })
})
