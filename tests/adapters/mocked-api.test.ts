import { apiClient } from "#adapters/http-client/api-client.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { seededChance } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { cookieJars } from "#fixtures/mocked-api/cookie-jars.ts"
import { mockedApi } from "#fixtures/mocked-api/mocked-api.ts"
import { mockedPorts } from "#fixtures/mocked-api/mocked-world.ts"
import { emptyRecords } from "#fixtures/mocked-api/records.ts"
import { Effect } from "effect"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

const HOST = "http://mocked.test"

const records = emptyRecords()
const ports = mockedPorts({
  stock: [{ property: aProperty(), exceptions: [] }],
  records,
  payments: inMemoryPayments(),
  clock: movableClock(),
  randomness: seededChance(),
})
const server = setupServer(...mockedApi(ports, HOST))
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

const bookings = httpBookings(apiClient({ baseUrl: HOST, fetch: (...asked) => fetch(...asked) }))

describe("the mocked API", () => {
  it("answers whoever calls over the network, and keeps what it sold in its records", async () => {
    const stay = aStayRequest()
    const { total } = await Effect.runPromise(bookings.quote(stay))

    const held = await Effect.runPromise(bookings.hold({ stay, total }, "mocked-hold-1"))

    expect(records.bookings.all().map(({ id, status }) => ({ id, status }))).toEqual([
      { id: held.id, status: "held" },
    ])
    expect(records.nights.all()).toMatchObject([
      { date: "2026-12-04", taken: 1 },
      { date: "2026-12-05", taken: 1 },
    ])
  })

  it("takes a call that leaves cookies out as made on another browser", () => {
    const jarOf = cookieJars("the-guest-of-this-tab")
    jarOf(new Request(HOST)).browser.keep("here")

    const elsewhere = jarOf(new Request(HOST, { credentials: "omit" })).browser
    elsewhere.keep("there")

    expect(elsewhere.secret).toBeNull()
    expect(jarOf(new Request(HOST)).browser.secret).toBe("here")
  })

  it("keeps no record that core would refuse", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {})
    const { id, ...others } = aBookingRecord()

    const created = records.bookings.create({ ...others, id: "guessable" as typeof id })

    await expect(created).rejects.toThrow("does not match the schema")
    told.mockRestore()
  })
})
