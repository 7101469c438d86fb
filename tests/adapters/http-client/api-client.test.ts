import { apiClient } from "#adapters/http-client/api-client.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { httpProperties } from "#adapters/http-client/properties.http.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import { Cause, Effect, Exit, Option } from "effect"
import { describe, expect, it } from "vitest"

type Turn = Response | "silence"

const id = BookingId.make("0123456789abcdefghjkmnpqrs")

/** A server that answers turn by turn, the last turn for ever, and writes down what it was asked. */
const aServerAnswering = (...turns: Array<Turn>) => {
  const asked: Array<{ address: string; init: RequestInit }> = []
  const fetch = async (address: string, init: RequestInit) => {
    const turn = turns[Math.min(asked.length, turns.length - 1)]
    asked.push({ address, init })
    if (turn === "silence" || !turn) throw new TypeError("Failed to fetch")
    return turn.clone()
  }
  const ask = apiClient({ baseUrl: "https://api.test", fetch })
  return { asked, bookings: httpBookings(ask), properties: httpProperties(ask) }
}

const status = (code: number): Response => new Response(`{"status":${code}}`, { status: code })

const problem = (code: number, body: object): Response =>
  new Response(JSON.stringify(body), { status: code })

const failureOf = <E>(effect: Effect.Effect<unknown, E>) => Effect.runPromise(Effect.flip(effect))

const isDefect = async (effect: Effect.Effect<unknown, unknown>): Promise<boolean> => {
  const exit = await Effect.runPromiseExit(effect)
  return Exit.isFailure(exit) && Cause.hasDies(exit.cause)
}

describe("the HTTP client", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "repeats a reading once after status %i",
    { tags: ["§9.12", "§9.13"] },
    async (code) => {
      const server = aServerAnswering(status(code), new Response("[]"))

      expect(await Effect.runPromise(server.properties.suggest("ipoh"))).toEqual([])
      expect(server.asked).toHaveLength(2)
    },
  )

  it("asks at the address that it was given", { tags: "§7.1" }, async () => {
    const server = aServerAnswering(new Response("[]"))

    await Effect.runPromise(server.properties.suggest("ipoh"))

    expect(server.asked[0]?.address).toMatch(/^https:\/\/api\.test\/api\//)
  })

  it.each([400, 403, 404, 410, 501])("does not repeat a reading after %i", async (code) => {
    const server = aServerAnswering(status(code))

    await Effect.runPromiseExit(server.properties.suggest("ipoh"))

    expect(server.asked).toHaveLength(1)
  })

  it("repeats a reading once when nobody answers, then says so", async () => {
    const server = aServerAnswering("silence")

    expect(await failureOf(server.properties.home())).toMatchObject({
      _tag: "PropertiesUnreachable",
    })
    expect(server.asked).toHaveLength(2)
  })

  it.each<Turn>([status(503), "silence"])("never repeats an unsafe call", async (turn) => {
    const server = aServerAnswering(turn)

    const failure = await failureOf(server.bookings.leave(id, "leave-this-hold"))

    expect(failure._tag).toBe("BookingsUnreachable")
    expect(server.asked).toHaveLength(1)
  })

  it("brings a declared failure back with its fields", async () => {
    const server = aServerAnswering(
      problem(429, { _tag: "TooManyAttempts", retryAfterSeconds: 30, type: "/problems/x" }),
    )

    expect(await failureOf(server.bookings.findByCode("WRONG"))).toMatchObject({
      _tag: "TooManyAttempts",
      retryAfterSeconds: 30,
    })
  })

  it("takes a success that is not in the contract as a defect", async () => {
    const server = aServerAnswering(new Response('{"id":7}'))

    expect(await isDefect(server.bookings.find(id))).toBe(true)
  })

  it("takes a refusal that is not in the contract as a defect", async () => {
    const server = aServerAnswering(problem(404, { _tag: "SoldOut" }))

    expect(await isDefect(server.bookings.find(id))).toBe(true)
  })

  it("sends the key, the cookie and the JSON of an unsafe call", async () => {
    const server = aServerAnswering("silence")
    await Effect.runPromiseExit(server.bookings.settle(id, "settle-it-once"))

    expect(server.asked[0]?.address).toBe(`https://api.test/api/bookings/${id}/settlement`)
    expect(server.asked[0]?.init).toMatchObject({
      method: "POST",
      credentials: "include",
      body: "{}",
      headers: { "idempotency-key": "settle-it-once", "content-type": "application/json" },
    })
  })

  it("never repeats an unsafe call by itself, whatever came of it", { tags: "§9.13" }, async () => {
    for (const turn of ["silence", status(503)] as const) {
      const server = aServerAnswering(turn)
      await Effect.runPromiseExit(server.bookings.settle(id, "settle-it-once"))

      expect(server.asked).toHaveLength(1)
    }
  })

  it("asks for a search by the address of its results page", async () => {
    const server = aServerAnswering("silence")
    const search = { ...anySearch, criteria: { ...anySearch.criteria, where: "ipoh" } }
    await Effect.runPromiseExit(server.properties.search(search))

    expect(server.asked[0]?.address).toBe("https://api.test/api/properties?where=ipoh")
  })

  it("asks nobody about a property whose name would change the path", async () => {
    const server = aServerAnswering("silence")

    const failure = await failureOf(server.properties.open("../bookings", anySearch.criteria))

    expect(failure._tag).toBe("PropertyNotFound")
    expect(server.asked).toHaveLength(0)
  })

  it("stops asking when the guest leaves", async () => {
    const left: Array<string> = []
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => {
          left.push("aborted")
          reject(new Error("aborted"))
        })
      })
    const { home } = httpProperties(apiClient({ baseUrl: "", fetch }))

    const outcome = await Effect.runPromise(Effect.timeoutOption(home(), "10 millis"))

    expect(Option.isNone(outcome)).toBe(true)
    expect(left).toEqual(["aborted"])
  })
})
