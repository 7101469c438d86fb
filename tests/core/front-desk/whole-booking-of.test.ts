import { anOrder } from "#fixtures/builders/a-job.ts"
import { receiptOf } from "#core/documents/receipt.ts"
import { wholeBookingOf } from "#core/front-desk/whole-booking-of.ts"
import { withoutLetters } from "#core/front-desk/without-letters.ts"
import { Instant } from "#core/kernel/instant.ts"
import { noMoney } from "#core/money/amounts.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { describe, expect, it } from "vitest"
import { resultOf } from "./a-guest-at-the-desk.ts"

const now = Date.parse("2026-11-21T02:31:00.000Z")
const whole = (changes: Parameters<typeof aBookingRecord>[0]) =>
  wholeBookingOf(aBookingRecord(changes), now)

describe("a booking as its owner sees it", () => {
  it.each([
    [aGuest(), "mykad", "••••••••5678"],
    [aForeignGuest(), "passport", "•••••5678"],
  ] as const)(
    "shows its guest, and the end of the identity number alone",
    (details, kind, masked) => {
      const guest = guestOf(details, day("2026-11-21"))
      const shown = whole({ guest }).guest

      expect(shown).toMatchObject({ firstName: details.firstName, email: details.email })
      expect(shown?.identity).toEqual({ kind, masked })
      expect(whole({ guest: null }).guest).toBeNull()
    },
  )

  it("shows the change that waits for its money, and not what pays for it", () => {
    const { dates, party, rooms, quote, holdUntil } = aBookingRecord()
    const other = { dates, party, rooms, amount: quote.deposit, until: holdUntil }
    const change = { ...other, quote, attempt: 2, payment: null, link: null }

    expect(whole({ status: "confirmed", change }).openChange).toEqual({
      ...other,
      total: quote.total,
    })
    expect(whole({}).openChange).toBeNull()
  })

  it("is known to be theirs", () => {
    expect(whole({}).yours).toBe(true)
  })
})

describe("a receipt", () => {
  const issuer = { name: "Singgah", address: null, registration: null, sst: null }
  const [held, sold] = ["2026-11-21T02:30:00.000Z", "2026-11-21T02:40:00.000Z"].map((at) =>
    Instant.make(at),
  )
  const entry = { at: held!, event: "HELD", status: "held" } as const

  it("is dated by the moment of the sale, or of the booking where none is known", () => {
    const bought = { at: sold!, event: "PAYMENT_AUTHORISED", status: "confirmed" } as const
    const dated = (history: Parameters<typeof aWholeBooking>[0] & object) =>
      receiptOf(aWholeBooking(history), issuer)?.issuedAt

    expect(dated({ history: [entry, bought] })).toBe(sold)
    expect(dated({ history: [entry], createdAt: held! })).toBe(held)
  })

  it.each(["cancelled", "refunding", "refunded"] as const)(
    "of a stay that is %s asks for nothing",
    (status) => {
      const onArrival = { status, method: "payAtProperty", paid: noMoney } as const

      expect(receiptOf(aWholeBooking(onArrival), issuer)?.due).toBe(0)
    },
  )

  it("is none before anything was sold", () => {
    expect(receiptOf(aWholeBooking({ code: null }), issuer)).toBeNull()
  })
})

it("invented guests are written no letters, and everything else is done for them", async () => {
  const { store, shelves } = aFrontDesk()

  await resultOf(
    withoutLetters(store).inTransaction((transaction) =>
      transaction.enqueue(anOrder({ kind: "mail", subject: "confirmed" })),
    ),
  )
  await resultOf(
    withoutLetters(store).inTransaction((transaction) =>
      transaction.enqueue(anOrder({ kind: "capture" })),
    ),
  )

  expect([...shelves.contents.jobs.values()].map(({ kind }) => kind)).toEqual(["capture"])
})
