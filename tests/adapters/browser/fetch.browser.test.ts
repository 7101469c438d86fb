// @vitest-environment happy-dom
import { browserFetch } from "#adapters/browser/fetch.browser.ts"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

beforeEach(() => {
  vi.stubGlobal("fetch", async (_: string, { headers, ...init }: RequestInit) =>
    Response.json({ ...Object.fromEntries(new Headers(headers)), ...init }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ""
  delete document.documentElement.dataset["keptAt"]
})

it("asks in the language of the page, with all that the call says itself", async () => {
  document.documentElement.lang = "zh-Hans"

  const answer = await browserFetch("/api/home", { headers: { "idempotency-key": "request-1" } })

  expect(await answer.json()).toEqual({
    "accept-language": "zh-Hans",
    "idempotency-key": "request-1",
  })
})

it("asks for answers as they were, on a page that is shown as it was", async () => {
  document.documentElement.lang = "ms"
  document.documentElement.dataset["keptAt"] = "2026-11-21T02:30:00.000Z"

  const answer = await browserFetch("/api/home", { method: "POST" })

  expect(await answer.json()).toEqual({
    "accept-language": "ms",
    "x-as-it-was": "1",
    method: "POST",
  })
})

it("asks also where a call says nothing more than an address", async () => {
  document.documentElement.lang = "en"

  expect(await (await browserFetch("/api/home")).json()).toEqual({ "accept-language": "en" })
})
