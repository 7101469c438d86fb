import { api } from "#adapters/http-api/api.ts"
import { BODY_LIMIT } from "#adapters/http-api/body-reading.ts"
import { PROBLEM_TYPE } from "#adapters/http-api/problem.ts"
import { PriceChanged, SoldOut, TooManyAttempts } from "#core/booking/booking.errors.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCall, ADDRESS, aKey, aSite, problemIn } from "#tests/adapters/http-server/a-site.ts"

const quotes = "/api/quotes"

const givenNothing = Object.entries(api).filter(
  ([, { method, payload, file }]) => method === "POST" && !payload && !file,
)

describe("the API tells what is wrong", () => {
  it("lists every field of a payload that is wrong, not the first", async () => {
    const payload = {
      property: "NOT A SLUG",
      dates: { checkIn: "2026-13-01", checkOut: 3 },
      party: { adults: 1.5, children: -1 },
      rooms: [],
    }

    const response = await aSite().answer(aCall(quotes, payload))

    expect(response.status).toBe(400)
    expect(response.headers.get("content-type")).toBe(PROBLEM_TYPE)
    expect(await problemIn(response)).toEqual({
      _tag: "InputRefused",
      type: "/problems/input-refused",
      title: "InputRefused",
      status: 400,
      issues: [
        { path: "property", code: "WrongFormat" },
        { path: "dates.checkIn", code: "NotADate" },
        { path: "dates.checkOut", code: "WrongType" },
        { path: "party.adults", code: "NotWhole" },
        { path: "party.children", code: "OutOfRange" },
        { path: "party.rooms", code: "Missing" },
        { path: "rooms.0", code: "Missing" },
      ],
    })
  })

  it("names the broken rule of a stay by core's own code", async () => {
    const payload = { ...aStayRequest(), dates: { checkIn: "2026-12-06", checkOut: "2026-12-04" } }

    const { issues } = await problemIn(await aSite().answer(aCall(quotes, payload)))

    expect(issues).toEqual([{ path: "dates.checkOut", code: "CheckOutNotAfterCheckIn" }])
  })

  it("lists what is wrong in a query", async () => {
    const asked = new Request(
      `${ADDRESS}/api/properties?checkIn=soon&checkOut=2026-12-06&adults=0&sort=up`,
    )

    const response = await aSite().answer(asked)

    expect(response.status).toBe(400)
    expect(await problemIn(response)).toMatchObject({
      issues: [{ path: "dates.checkIn" }, { path: "party.adults" }, { path: "sort" }],
    })
  })

  it.each([
    ["nothing", ""],
    ["half a document", '{"property":'],
    ["words", "hello"],
  ])("refuses %s as JSON", async (_, body) => {
    const response = await aSite().answer(aCall(quotes, body))

    expect(response.status).toBe(400)
    expect(await problemIn(response)).toMatchObject({ issues: [{ path: "", code: "NotJson" }] })
  })

  it.each([["null"], ["[]"], ["7"], ['"text"']])("refuses %s as a stay", async (body) => {
    expect((await aSite().answer(aCall(quotes, body))).status).toBe(400)
  })

  it("is not changed by keys that mean something to JavaScript", async () => {
    const body = `{"__proto__":{"property":"x"},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(aStayRequest()).slice(1)}`

    const response = await aSite().answer(aCall(quotes, body))

    expect(response.status).toBe(200)
    expect({}).not.toHaveProperty("polluted")
  })

  it.each([
    ["says how long it is", true],
    ["does not say", false],
  ])("takes no body over the limit that %s", async (_, isSaid) => {
    const body = JSON.stringify({ code: "x".repeat(BODY_LIMIT) })
    const request = new Request(`${ADDRESS}/api/bookings/search`, {
      method: "POST",
      body: isSaid ? body : new Blob([body]).stream(),
      headers: {
        "content-type": "application/json",
        ...(isSaid ? { "content-length": String(body.length) } : {}),
      },
      ...(isSaid ? {} : { duplex: "half" }),
    } as RequestInit)

    const response = await aSite().answer(request)

    expect(response.status).toBe(413)
    expect(await problemIn(response)).toMatchObject({ limit: BODY_LIMIT })
  })

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "refuses a body that says it is %j",
    async (type) => {
      expect((await aSite().answer(aCall(quotes, {}, { "content-type": type }))).status).toBe(415)
    },
  )

  it.each(givenNothing)("lists no body for %s, and asks for none", async (_, { path }) => {
    const address = ADDRESS + path.replace("{id}", "0123456789abcdefghjkmnpqrs")
    const { answer } = aSite()
    const statusWith = async (headers: Record<string, string>) => {
      const named = { "idempotency-key": aKey(), ...headers }
      return (await answer(new Request(address, { method: "POST", headers: named }))).status
    }

    expect([200, 204, 401, 404]).toContain(await statusWith({}))
    expect([200, 204, 401, 404]).toContain(await statusWith({ "content-length": "0" }))
    expect(await statusWith({ "content-type": "application/x-www-form-urlencoded" })).toBe(415)
    expect(await statusWith({ "transfer-encoding": "chunked" })).toBe(415)
    expect(await statusWith({ "content-length": "7" })).toBe(415)
  })

  it("takes JSON that names its letters", async () => {
    const type = { "content-type": "application/json; charset=utf-8" }

    expect((await aSite().answer(aCall(quotes, aStayRequest(), type))).status).toBe(200)
  })

  it("knows which methods an address has", async () => {
    const response = await aSite().answer(new Request(ADDRESS + quotes))

    expect(response.status).toBe(405)
    expect(response.headers.get("allow")).toBe("POST")
  })

  it.each(["/api", "/api/", "/api/nothing", "/api/bookings/a/b/c/d"])(
    "has nothing at %s",
    async (path) => {
      const response = await aSite().answer(new Request(ADDRESS + path))

      expect(response.status).toBe(404)
      expect(await problemIn(response)).toMatchObject({ type: "/problems/nothing-here" })
    },
  )

  it.each(["short", "01234567890123456789012345/guest", "%00", "..%2f..%2fetc"])(
    "answers an id that cannot be like one that is unknown: %s",
    async (id) => {
      const response = await aSite().answer(new Request(`${ADDRESS}/api/bookings/${id}`))

      expect([404, 405]).toContain(response.status)
    },
  )

  it("carries a failure with its fields and its status", async () => {
    const failure = new PriceChanged({ quote: aQuote() })
    const site = aSite({ bookings: { hold: () => Effect.fail(failure) } })
    const response = await site.answer(aCall("/api/bookings", { stay: aStayRequest(), total: 1 }))

    expect(response.status).toBe(409)
    expect(await problemIn(response)).toMatchObject({
      _tag: "PriceChanged",
      type: "/problems/price-changed",
      title: "PriceChanged",
      quote: aQuote(),
    })
  })

  it("says when trying again may help", async () => {
    const failure = new TooManyAttempts({ retryAfterSeconds: 42 })
    const site = aSite({ bookings: { findByCode: () => Effect.fail(failure) } })

    const response = await site.answer(aCall("/api/bookings/search", { code: "X" }))

    expect(response.status).toBe(429)
    expect(response.headers.get("retry-after")).toBe("42")
  })

  it("tells a guest only a number of what it did not foresee, and the log everything", async () => {
    const secret = new Error("password of the database")
    const site = aSite({ bookings: { quote: () => Effect.die(secret) } })

    const response = await site.answer(aCall(quotes, aStayRequest()))
    const text = await response.text()

    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ _tag: "Unforeseen", request: expect.any(String) })
    expect(text).not.toMatch(/password|at |\.ts/)
    expect(String(site.reported[0])).toContain("password of the database")
  })

  it("lets nobody keep an answer of the API", async () => {
    const site = aSite({ bookings: { quote: () => Effect.fail(new SoldOut()) } })

    const response = await site.answer(aCall(quotes, aStayRequest()))

    expect(response.headers.get("cache-control")).toBe("no-store")
  })
})
