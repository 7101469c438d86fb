import { httpIdentity } from "#adapters/http-client/google.http.ts"
import { httpInquiries } from "#adapters/http-client/inquiries.http.ts"
import { httpMessages } from "#adapters/http-client/messages.http.ts"
import { httpProfiles } from "#adapters/http-client/profiles.http.ts"
import { httpProperties } from "#adapters/http-client/properties.http.ts"
import { httpReviews } from "#adapters/http-client/reviews.http.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { day } from "#fixtures/builders/a-stay.ts"
import { aNotingServer } from "./a-noting-server.ts"

const id = BookingId.make("0123456789abcdefghjkmnpqrs")

const aBrokenServer = () => aNotingServer(() => new Response("{}", { status: 501 }))

/** What goes over the wire for a call, whatever comes of it. */
const sentBy = async (
  call: (ask: ReturnType<typeof aNotingServer>["ask"]) => Effect.Effect<unknown, unknown>,
) => {
  const { asked, ask } = aBrokenServer()
  await Effect.runPromiseExit(call(ask))
  expect(asked).toHaveLength(1)
  const { address, init } = asked[0]!
  const { headers } = init
  return { path: address.slice("https://api.test".length), headers, body: init.body, init }
}

describe("a call that reads", () => {
  it("has no content, and no key", async () => {
    const { path, headers, init } = await sentBy((ask) => httpProfiles(ask).read())

    expect(path).toBe("/api/account/profile")
    expect(init.method).toBe("GET")
    expect(init.credentials).toBe("include")
    expect(headers).toEqual({ accept: "application/json" })
    expect(init).not.toHaveProperty("body")
  })

  it("says in its address what it asks for", async () => {
    const { path } = await sentBy((ask) =>
      httpProperties(ask).calendar("the-springwater", day("2026-12-01"), day("2027-01-01")),
    )

    expect(path).toMatch(/\/the-springwater\/.*\?from=2026-12-01&until=2027-01-01$/)
  })

  it.each([
    [null, ""],
    ["a-link", "a-link"],
  ])("opens a booking with the link of its guest: %j", async (link, said) => {
    const messages = await sentBy((ask) =>
      httpMessages(ask).open({ side: "guest", claim: { id, link } as never }),
    )
    const reviews = await sentBy((ask) => httpReviews(ask).open({ id, link } as never))

    const linkIn = (path: string) => new URLSearchParams(path.split("?")[1]).get("link") ?? ""
    expect([linkIn(messages.path), linkIn(reviews.path)]).toEqual([said, said])
  })
})

describe("a call that changes something", () => {
  it("says JSON, also where there is nothing to say", async () => {
    const { headers, body } = await sentBy((ask) => httpProfiles(ask).removeCard())

    expect(headers).toEqual({ accept: "application/json", "content-type": "application/json" })
    expect(body).toBe("{}")
  })

  it("sends a file as it is, under a name that can be read", async () => {
    const name = `bill\u202E${"x".repeat(2000)}.pdf`
    const content = new Uint8Array([1, 2, 3])
    const { path, headers, body } = await sentBy((ask) =>
      httpInquiries(ask).attach({ name, content } as never),
    )

    expect(new URLSearchParams(path.split("?")[1]).get("name")).toBe(`bill${"x".repeat(1015)}`)
    expect(headers).toMatchObject({ "content-type": "application/octet-stream" })
    expect(body).toEqual(content)
  })

  it("sends a picture as one of the kinds that are taken", async () => {
    const { headers, body } = await sentBy((ask) =>
      httpProfiles(ask).setPicture(new Uint8Array([7])),
    )

    expect(headers).toMatchObject({ "content-type": "image/jpeg" })
    expect(body).toEqual(new Uint8Array([7]))
  })

  it("tells who listens how far a file is, by a way of its own", async () => {
    const { asked, ask } = aBrokenServer()
    const heard: Array<number> = []
    const inquiries = httpInquiries(
      () => Effect.die(new Error("the usual way")) as never,
      (progress) => {
        progress(0.5)
        return ask
      },
    )

    const file = { name: "bill.pdf", content: new Uint8Array(1) }
    await Effect.runPromiseExit(inquiries.attach(file as never, (share) => heard.push(share)))
    await Effect.runPromiseExit(inquiries.attach(file as never))

    expect(heard).toEqual([0.5])
    expect(asked).toHaveLength(2)
  })
})

describe("what can name nothing", () => {
  it("is asked nobody: the calendar of a property whose name would change the path", async () => {
    const { asked, ask } = aBrokenServer()

    const failure = await Effect.runPromise(
      Effect.flip(
        httpProperties(ask).calendar("../bookings", day("2026-12-01"), day("2027-01-01")),
      ),
    )

    expect(failure._tag).toBe("PropertyNotFound")
    expect(asked).toEqual([])
  })

  it("is left out of a place that is typed", async () => {
    const typed = `ipoh\u0000${"x".repeat(200)}`
    const readable = `ipoh${"x".repeat(95)}`
    const suggested = await sentBy((ask) => httpProperties(ask).suggest(typed))
    const nights = await sentBy((ask) =>
      httpProperties(ask).placeNights(typed, day("2026-12-01"), day("2027-01-01")),
    )

    expect(suggested.path).toContain(`=${readable}`)
    expect(suggested.path).not.toContain(`${readable}x`)
    expect(nights.path).toContain(`=${readable}&`)
  })
})

describe("signing in with Google", () => {
  it.each([
    ["/account", "/account"],
    [`/${"a".repeat(2047)}`, `/${"a".repeat(2047)}`],
    [`/${"a".repeat(2048)}`, "/"],
  ])(
    "leads to the page that was asked for, or home where none has so long an address",
    async (page, sent) => {
      const { body } = await sentBy((ask) => httpIdentity(ask).start(page))

      expect(JSON.parse(String(body))).toEqual({ redirect: sent })
    },
  )
})
