import { findEndpoint, understand, type PortFor } from "#adapters/http-api/answering.ts"
import { MethodRefused, NothingHere } from "#adapters/http-api/protocol.errors.ts"
import { BookingNotFound, BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const found = (method: string, path: string) => Effect.runPromise(findEndpoint(method, path))
const notFound = (method: string, path: string) =>
  Effect.runPromise(Effect.flip(findEndpoint(method, path)))

const ID = "0123456789abcdefghjkmnpqrs"

describe("the call for a method and a path", () => {
  it("is found with the parameters of its path", async () => {
    expect(await found("GET", `/api/bookings/${ID}`)).toMatchObject({
      name: "find",
      params: { id: ID },
    })
    expect((await found("POST", "/api/session")).name).toBe("signIn")
    expect((await found("GET", "/api/session")).name).toBe("whoAmI")
  })

  it("is not there where no path is so", async () => {
    expect(await notFound("GET", "/api/nothing")).toEqual(new NothingHere())
  })

  it("is refused with each method that the path has, once", async () => {
    expect(await notFound("PUT", "/api/session")).toEqual(
      new MethodRefused({ allowed: ["GET", "POST"] }),
    )
    // Both the search for a booking and the booking fit this path.
    expect(await notFound("PUT", "/api/bookings/search")).toEqual(
      new MethodRefused({ allowed: ["POST", "GET"] }),
    )
    expect(await notFound("PUT", `/api/bookings/${ID}/messages`)).toEqual(
      new MethodRefused({ allowed: ["GET", "POST"] }),
    )
  })
})

describe("a call whose path names nothing", () => {
  it("is refused before anything else is looked at", async () => {
    const match = await found("POST", "/api/bookings/short/payment")
    const request = new Request("https://a.test/api/bookings/short/payment", { method: "POST" })

    expect(await Effect.runPromise(Effect.flip(understand(match, request)))).toEqual(
      new BookingNotFound(),
    )
  })

  it("is refused as nothing where its call says no more", async () => {
    const path = "/api/account/verification/passport"
    const match = await found("PUT", path)
    const request = new Request(`https://a.test${path}`, { method: "PUT" })

    expect(await Effect.runPromise(Effect.flip(understand(match, request)))).toEqual(
      new NothingHere(),
    )
  })
})

describe("a call that was understood", () => {
  const understood = async () => {
    const path = `/api/bookings/${ID}`
    const match = await found("GET", path)
    return Effect.runPromise(understand(match, new Request(`https://a.test${path}`)))
  }

  it("asks the port of its subject, and writes why it failed", async () => {
    const asked: Array<string> = []
    const bookings = {
      find: (id: string) => {
        asked.push(id)
        return Effect.fail(new BookingsUnreachable())
      },
    }
    const portFor = ((subject: string) => {
      asked.push(subject)
      return bookings as unknown as Bookings
    }) as PortFor

    const { name, call, answer } = await understood()
    const { status, body } = await Effect.runPromise(answer(portFor))

    expect([name, call.params]).toEqual(["find", { id: ID }])
    expect(asked).toEqual(["bookings", ID])
    expect([status, JSON.parse(body)]).toMatchObject([503, { _tag: "BookingsUnreachable" }])
  })

  it("is a defect where nobody answers a call of its name", async () => {
    const { name: _, ...match } = await found("GET", `/api/bookings/${ID}`)
    const request = new Request(`https://a.test/api/bookings/${ID}`)
    const { answer } = await Effect.runPromise(understand({ ...match, name: "lose" }, request))

    await expect(Effect.runPromise(answer((() => ({})) as never))).rejects.toThrow(
      new Error("No responder for lose"),
    )
  })
})
