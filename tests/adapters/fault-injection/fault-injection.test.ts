import { fetchWithFaults } from "#adapters/fault-injection/fault-injection.ts"
import { accountFaults } from "#adapters/fault-injection/account-faults.table.ts"
import { bookingFaults } from "#adapters/fault-injection/booking-faults.table.ts"
import { checkoutFaults } from "#adapters/fault-injection/checkout-faults.table.ts"
import { contactFaults } from "#adapters/fault-injection/contact-faults.table.ts"
import { managingFaults } from "#adapters/fault-injection/managing-faults.table.ts"
import { signInFaults } from "#adapters/fault-injection/sign-in-faults.table.ts"
import { faultScenarios, type FaultScenarioName } from "#adapters/fault-injection/faults.table.ts"
import { scenariosIn } from "#adapters/fault-injection/start-faults.ts"
import { apiClient } from "#adapters/http-client/api-client.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const held = aBookingView()
const wanted = { stay: aStayRequest(), total: aQuote().total }

/** A server at which everything goes well; it notes what it heard. */
const aServer = () => {
  const heard: Array<{ readonly path: string; readonly body: string }> = []
  const answer: typeof fetch = async (...asked) => {
    const request = new Request(...asked)
    const { pathname } = new URL(request.url)
    heard.push({ path: pathname, body: await request.text() })
    const isHold = pathname === "/api/bookings"
    return Response.json(held, { status: isHold ? 201 : 200 })
  }
  return { heard, answer }
}

const bookingsOn = (name: FaultScenarioName) => {
  const { heard, answer } = aServer()
  const fetch = fetchWithFaults(answer, faultScenarios[name].faults)
  const bookings = httpBookings(apiClient({ baseUrl: "http://bad.test", fetch }))
  return { heard, fetch, bookings }
}

const outcomeOf = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.match(effect, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag as string }),
  )

describe("a fault scenario", () => {
  it.each([
    ["sold-out", "SoldOut"],
    ["too-many-holds", "TooManyHolds"],
    ["stay-refused", "StayRefused"],
    ["server-down", "BookingsUnreachable"],
    ["offline", "BookingsUnreachable"],
    ["hold-unanswered", "BookingsUnreachable"],
    ["card-declined", "done"],
  ] as const)("called %s answers a hold with %s", async (name, outcome) => {
    const { bookings } = bookingsOn(name)

    expect(await outcomeOf(bookings.hold(wanted, "key"))).toBe(outcome)
  })

  it("loses an answer only after the call was heard, and only once", async () => {
    const { bookings, heard } = bookingsOn("hold-unanswered")

    await outcomeOf(bookings.hold(wanted, "key"))

    expect(heard).toHaveLength(1)
    expect(await outcomeOf(bookings.hold(wanted, "key"))).toBe("done")
  })

  it("lets the server hear another total, so that its own answer tells the new price", async () => {
    const { bookings, heard } = bookingsOn("price-changed")

    await outcomeOf(bookings.hold(wanted, "key"))
    await outcomeOf(bookings.hold(wanted, "key"))

    const totals = heard.map(({ body }) => (JSON.parse(body) as { total: number }).total)
    expect(totals).toEqual([wanted.total - 1000, wanted.total])
  })

  it("hands the provider another card than the guest typed, the first time", async () => {
    const { fetch, heard } = bookingsOn("card-declined")
    const confirm = () =>
      fetch("http://bad.test/sandbox/stripe/v1/payment_intents/pi_1/confirm", {
        method: "POST",
        body: new URLSearchParams({ "payment_method_data[card][number]": "4242424242424242" }),
      })

    await confirm()
    await confirm()

    expect(heard.map(({ body }) => body.includes("4000000000000002"))).toEqual([true, false])
  })

  it("shows every booking as the scenario says", async () => {
    const { bookings } = bookingsOn("booking-refunding")

    const found = await Effect.runPromise(bookings.find(held.id))

    expect(found).toEqual({ ...held, status: "refunding", code: null })
  })

  it("stops Book Now with a hold that is over, and then has sold the rooms", async () => {
    const { bookings } = bookingsOn("sold-out-at-pay")

    expect(await outcomeOf(bookings.hold(wanted, "first"))).toBe("done")
    expect(await outcomeOf(bookings.giveDetails(held.id, aGuest(), "first"))).toBe("done")
    expect(await outcomeOf(bookings.pay(held.id, { ...wanted, method: "card" }, "first"))).toBe(
      "HoldOver",
    )
    expect(await outcomeOf(bookings.hold(wanted, "again"))).toBe("SoldOut")
  })

  it("leaves alone what is no call of the product", async () => {
    const { fetch, heard } = bookingsOn("server-down")

    const answer = await fetch("http://bad.test/pictures/pool.webp")

    expect([answer.status, heard.length]).toEqual([200, 1])
  })

  it("is told in a sentence, and goes wrong with something", () => {
    for (const { tells, faults } of Object.values(faultScenarios)) {
      expect(tells).toMatch(/^[A-Z].+\.$/)
      expect(faults).not.toEqual([])
    }
  })
})

describe("the names of fault scenarios", () => {
  it("may be several, with commas between them", () => {
    expect(scenariosIn("slow, card-declined")).toEqual({
      known: ["slow", "card-declined"],
      unknown: [],
    })
  })

  it("are told apart from names that stand for none", () => {
    expect(scenariosIn("slow,volcano,toString")).toEqual({
      known: ["slow"],
      unknown: ["volcano", "toString"],
    })
  })
})

it("gives each failure a name that no other table has", () => {
  const tables = [
    accountFaults,
    bookingFaults,
    checkoutFaults,
    contactFaults,
    managingFaults,
    signInFaults,
  ]
  const names = tables.flatMap((table) => Object.keys(table))

  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names.every((name) => name in faultScenarios)).toBe(true)
})
