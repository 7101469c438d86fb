// @vitest-environment happy-dom
import { accountJourneys } from "#adapters/browser/account-journeys.ts"
import { guestJourneys } from "#adapters/browser/guest-journeys.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"

const id = BookingId.make("0123456789abcdefghjkmnpqrs")
const claim = { id, link: null }

const asked: Array<unknown> = []

/** Something outside that never answers, and notes what it is asked. */
const silent = (name: string) =>
  new Proxy(
    {},
    {
      get: (_, call) =>
        call === "comesNear"
          ? () => void asked.push([name, call])
          : (...said: ReadonlyArray<unknown>) =>
              Effect.suspend(() => {
                asked.push([`${name}.${String(call)}`, ...said])
                return Effect.never
              }),
    },
  )

const portsOf = (...names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, silent(name)])) as never

const account = accountJourneys(
  portsOf(
    "accounts",
    "sessions",
    "profiles",
    "verifications",
    "identity",
    "window",
    "passkeys",
    "authenticator",
    "bookings",
    "cards",
  ),
)
const guest = guestJourneys(
  portsOf(
    "bookings",
    "profiles",
    "inquiries",
    "messages",
    "reviews",
    "visitorCountry",
    "cards",
    "isCardComplete",
  ),
)

beforeEach(() => {
  asked.length = 0
  sessionStorage.clear()
})

type Started = {
  readonly getSnapshot: () => { readonly status: string }
  readonly stop: () => unknown
}

/** What a way asks first, once it has begun. */
const firstAskedBy = async (starting: Promise<Started>) => {
  const actor = await starting
  onTestFinished(() => void actor.stop())
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(actor.getSnapshot().status).toBe("active")
  return asked
}

describe("the ways of a guest with an account", () => {
  it.each<[name: string, start: () => Promise<Started>, first: ReadonlyArray<unknown>]>([
    ["a profile", () => account.profile(), [["profiles.read"]]],
    ["the sessions", () => account.sessions(), [["sessions.list"]]],
    ["a verification", () => account.verification(), [["verifications.read"]]],
    ["own bookings", () => account.myBookings(), [["bookings.mine"]]],
    ["registering", () => account.registration(), []],
    ["a step of an account", () => account.accountStep(), []],
    ["a new password", () => account.passwordRecovery({ link: null } as never), []],
    ["a link to a booking", () => account.linkRequest({ code: "" }), []],
    ["a booking", () => account.manageBooking({ opens: { id } }), [["bookings.openOwn", id]]],
  ])("begin each with what it needs to know: %s", async (_, start, first) => {
    expect(await firstAskedBy(start())).toEqual(first)
  })

  it("give each visit of a booking a name of its own", async () => {
    const visits = []
    for (const _ of ["first", "second"]) {
      const actor = await account.manageBooking({ opens: { id } })
      onTestFinished(() => void actor.stop())
      visits.push(actor.getSnapshot().context.visit)
    }

    expect(visits[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(visits[0]).not.toBe(visits[1])
  })

  it("begin a session with who is signed in and where the guest goes on to", async () => {
    const user = { name: "Aishah", picture: null } as never
    const actor = await account.session({ user, wayOn: "/shortlist", back: null })
    onTestFinished(() => void actor.stop())

    expect(actor.getSnapshot().context).toMatchObject({ user, wayOn: "/shortlist" })
  })

  it("begin with a session that is known, and come near Google", async () => {
    await firstAskedBy(account.session({ user: null, wayOn: "/", back: null }))
    asked.length = 0

    await account.comesNearGoogle()

    expect(asked).toEqual([["window", "comesNear"]])
  })
})

describe("the ways of a guest", () => {
  it("begin with what is written and what is answered", async () => {
    expect(await firstAskedBy(guest.inquiry())).toEqual([])
    expect(await firstAskedBy(guest.lookup())).toEqual([])
    expect(await firstAskedBy(guest.conversation({ side: "guest", claim } as never))).toEqual([
      ["messages.open", { side: "guest", claim }],
    ])
  })

  it("begin a checkout with the account of who is signed in, and of nobody else", async () => {
    const wanted = { stay: aStayRequest(), total: 64496 } as never
    await firstAskedBy(guest.checkout(wanted))
    expect(asked).not.toContainEqual(["profiles.read"])

    void guest.checkout(wanted, true)

    expect(asked).toContainEqual(["profiles.read"])
  })

  it("ask for a booking, a price, reviews and a country", async () => {
    void guest.booking(id)
    void guest.quote(aStayRequest(), id)
    void (await guest.reviews()).read("the-springwater" as never, 3)
    void guest.phoneCountry()

    expect(asked).toEqual([
      ["bookings.find", id],
      ["bookings.quote", aStayRequest(), id],
      ["reviews.read", "the-springwater", 3],
      ["visitorCountry.guess"],
    ])
  })
})
