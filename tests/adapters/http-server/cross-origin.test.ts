import { crossOriginHeaders } from "#adapters/http-server/cross-origin.ts"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite } from "./a-site.ts"

const PAGES = "https://stays.test"

const headersFor = (headers: Record<string, string>, publicUrl: string | null = PAGES) =>
  crossOriginHeaders(new Request("https://api.test", { headers }), publicUrl)

const allowed = {
  "access-control-allow-origin": PAGES,
  "access-control-allow-credentials": "true",
  "access-control-allow-methods": "GET, POST, PUT",
  "access-control-allow-headers": "content-type, idempotency-key",
  "access-control-max-age": "600",
  vary: "origin",
}

describe("pages that lie on another host than the API", () => {
  it("may call it with their cookies, wherever on their host they are", () => {
    expect(headersFor({ origin: PAGES })).toEqual(allowed)
    expect(headersFor({ origin: PAGES }, `${PAGES}/welcome`)).toEqual(allowed)
  })

  it.each([
    [{}, PAGES],
    [{ origin: "http://stays.test" }, PAGES],
    [{ origin: "https://stays.test.evil.test" }, PAGES],
    [{ origin: "null" }, "nowhere"],
    [{}, "nowhere"],
    [{ origin: PAGES }, null],
  ])("are nobody else: %o where pages lie at %s", (headers, publicUrl) => {
    expect(headersFor(headers as Record<string, string>, publicUrl)).toEqual({})
  })

  const asked = async (method: string, path: string, origin = PAGES) => {
    const { answer, visitors } = aSite({ publicUrl: PAGES })
    const { status, headers } = await answer(
      new Request(ADDRESS + path, { method, headers: { origin } }),
    )
    return { status, visitors, allowed: headers.get("access-control-allow-origin") }
  }

  it.each([
    ["OPTIONS", "/api/bookings", 204],
    ["OPTIONS", "/api/health", 204],
    ["GET", "/api/suggestions?text=ipoh", 200],
    ["GET", "/api/visitor/country", 200],
  ])("read the answer to %s %s", async (method, path, status) => {
    expect(await asked(method, path)).toMatchObject({ status, allowed: PAGES })
    expect(await asked(method, path, "https://evil.test")).toMatchObject({ allowed: null })
  })

  it("ask beforehand without anything being done", async () => {
    expect((await asked("OPTIONS", "/api/bookings")).visitors).toEqual([])
  })
})
