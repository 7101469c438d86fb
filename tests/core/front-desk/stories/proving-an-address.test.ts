import { mailAllowed } from "#core/front-desk/counted-attempts.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import { letterIn } from "#core/mail/letter-order.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { MINUTE_MS, recordOf, refusal, resultOf } from "../a-guest-at-the-desk.ts"

const EMAIL = "aisyah@example.com"
const hotel = aProperty({ rooms: [aRoomType({ units: 18 })] })

let desk: AFrontDesk
let keysMade = 0
const aKey = () => `request-${(keysMade += 1)}`
beforeEach(() => {
  desk = aFrontDesk([{ property: hotel, exceptions: [] }])
})

/** A browser with a booking that is ready to be pressed. */
const aBrowser = async (changes: Partial<Visitor> = {}, email = EMAIL) => {
  const visitor: Visitor = { session: aKey(), member: false, network: "10.0.0.1", ...changes }
  const bookings = desk.forVisitor(visitor)
  const ready = async (address = email): Promise<BookingView> => {
    const stay = aStayRequest()
    const { total } = await resultOf(bookings.quote(stay))
    const { id } = await resultOf(bookings.hold({ stay, total, withoutHold: true }, aKey()))
    return resultOf(bookings.giveDetails(id, aGuest({ email: address }), aKey()))
  }
  const booking = await ready()
  const { id, quote } = booking
  return {
    session: visitor.session,
    bookings,
    ready,
    id,
    asks: () => bookings.mailCode(id, aKey()),
    types: (code: string) => bookings.proveAddress(id, code, aKey()),
    pays: ({ id: of }: BookingView = booking) =>
      bookings.pay(of, { method: "payAtProperty", total: quote.total }, aKey()),
  }
}

const letters = () =>
  [...desk.shelves.contents.jobs.values()]
    .filter(({ kind, booking }) => kind === "mail" && booking === "")
    .map(({ key, subject }) => letterIn(openEncryption, { key, sealed: subject }))

const newestCode = (): string => letters().at(-1)?.code ?? ""
const otherThan = (code: string): string => (code === "111111" ? "222222" : "111111")

/** Somebody's stay to be paid on arrival, after which the network's next one needs a proof. */
const somebodyBooked = async () => {
  const other = await aBrowser({}, "other@example.com")
  await resultOf(other.pays())
}

describe("a guest who needs a proved address", () => {
  beforeEach(somebodyBooked)

  it("books with the code that is mailed to it, and again within a day without another", async () => {
    const guest = await aBrowser({ language: "bm" })
    expect(await refusal(guest.pays())).toMatchObject({ guarantee: "address" })

    expect(await resultOf(guest.asks())).toEqual({ againAfterSeconds: 60 })
    expect(letters()).toEqual([
      {
        kind: "bookingCode",
        to: EMAIL,
        language: "bm",
        name: "Aisyah",
        link: null,
        code: expect.stringMatching(/^\d{6}$/),
      },
    ])
    expect(await resultOf(guest.types(newestCode()))).toEqual({ proved: true })

    expect((await resultOf(guest.pays())).kind).toBe("confirmed")
    expect((await recordOf(desk, guest.id)).standing).toBe("proved")
    const again = await guest.ready(EMAIL.toUpperCase())
    desk.clock.forward(MINUTE_MS)
    expect((await resultOf(guest.pays(again))).kind).toBe("confirmed")
  })

  it("needs another code a day later", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    await resultOf(guest.types(newestCode()))
    desk.clock.forward(24 * 60 * MINUTE_MS)

    const next = await guest.ready()

    expect(await refusal(guest.pays(next))).toMatchObject({ guarantee: "address" })
  })

  it("has proved that address in that browser alone", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    await resultOf(guest.types(newestCode()))

    const elsewhere = await guest.ready("another@example.com")
    expect(await refusal(guest.pays(elsewhere))).toMatchObject({ guarantee: "address" })
    const other = await aBrowser()
    expect(await refusal(other.pays())).toMatchObject({ guarantee: "address" })
    expect(await refusal(other.types(newestCode()))).toMatchObject({ reason: "expired" })
  })

  it("has nothing kept of the code or the address but fingerprints", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())

    const [proof] = [...desk.shelves.contents.proofs.values()]
    const key = desk.digest(`address/${guest.session}/${EMAIL}`)
    expect(proof?.key).toBe(key)
    expect(proof?.code).toBe(desk.digest(`address code/${key}/${newestCode()}`))
    expect(Object.keys(proof!).toSorted()).toEqual(
      ["code", "key", "mailedAt", "provedUntil", "attemptsLeft"].toSorted(),
    )
  })
})

describe("a code that was mailed", () => {
  it("is mailed once in a minute, however often it is asked for", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    desk.clock.forward(20_000)

    const answers = await Promise.all([resultOf(guest.asks()), resultOf(guest.asks())])

    expect(answers).toEqual([{ againAfterSeconds: 40 }, { againAfterSeconds: 40 }])
    expect(letters()).toHaveLength(1)
  })

  it("is one, for whoever asks twice at once", async () => {
    const guest = await aBrowser()

    await Promise.all([resultOf(guest.asks()), resultOf(guest.asks())])

    expect(letters()).toHaveLength(1)
  })

  it("is worth nothing once another was mailed", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    const first = newestCode()
    desk.clock.forward(MINUTE_MS)
    await resultOf(guest.asks())
    expect(letters()).toHaveLength(2)

    expect(await refusal(guest.types(first))).toMatchObject({ reason: "wrong", attemptsLeft: 4 })
    expect(await resultOf(guest.types(newestCode()))).toEqual({ proved: true })
  })

  it("may be mistyped, but not five times", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    const wrong = otherThan(newestCode())
    expect(await refusal(guest.types("12 34"))).toMatchObject({ reason: "wrong", attemptsLeft: 5 })
    for (let left = 4; left > 0; left -= 1)
      expect(await refusal(guest.types(wrong))).toMatchObject({
        reason: "wrong",
        attemptsLeft: left,
      })

    expect(await refusal(guest.types(wrong))).toMatchObject({
      reason: "noAttemptsLeft",
      attemptsLeft: 0,
    })

    expect(await refusal(guest.types(newestCode()))).toMatchObject({ reason: "noAttemptsLeft" })
    expect(await refusal(guest.asks())).toMatchObject({
      _tag: "TooManyAttempts",
      retryAfterSeconds: 60,
    })
    desk.clock.forward(MINUTE_MS)
    await resultOf(guest.asks())
    expect(await resultOf(guest.types(newestCode()))).toEqual({ proved: true })
  })

  it("is over after ten minutes", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    desk.clock.forward(10 * MINUTE_MS)

    expect(await refusal(guest.types(newestCode()))).toMatchObject({
      _tag: "AddressCodeRefused",
      reason: "expired",
      attemptsLeft: 5,
    })
  })

  it("leaves an address proved that was so before", async () => {
    const guest = await aBrowser()
    await resultOf(guest.asks())
    await resultOf(guest.types(newestCode()))
    desk.clock.forward(MINUTE_MS)
    await resultOf(guest.asks())

    expect(await resultOf(guest.types("000000"))).toEqual({ proved: true })
  })

  it("was never mailed to whom nobody wrote", async () => {
    const guest = await aBrowser()

    expect(await refusal(guest.types("123456"))).toMatchObject({
      reason: "expired",
      attemptsLeft: 0,
    })
  })

  it("speaks the language of the booking where that of the pages is not known", async () => {
    const guest = await aBrowser({ language: undefined })
    await resultOf(guest.asks())

    expect(letters()[0]?.language).toBe("en")
  })
})

describe("nobody is mailed a code", () => {
  it("for a booking of another browser", async () => {
    const guest = await aBrowser()
    const { bookings } = await aBrowser()

    expect((await refusal(bookings.mailCode(guest.id, aKey())))._tag).toBe("BookingNotFound")
    expect((await refusal(bookings.proveAddress(guest.id, "123456", aKey())))._tag).toBe(
      "BookingNotFound",
    )
  })

  it("before an address is given", async () => {
    const { bookings } = await aBrowser()
    const stay = aStayRequest()
    const { total } = await resultOf(bookings.quote(stay))
    const { id } = await resultOf(bookings.hold({ stay, total }, aKey()))

    expect((await refusal(bookings.mailCode(id, aKey())))._tag).toBe("StepRefused")
  })

  it("once the hold is over, or the stay is booked", async () => {
    const booked = await aBrowser()
    await resultOf(booked.pays())
    const late = await aBrowser()
    expect((await refusal(booked.asks()))._tag).toBe("StepRefused")
    desk.clock.forward(15 * MINUTE_MS)

    expect((await refusal(late.asks()))._tag).toBe("HoldOver")
    await resultOf(desk.doJobs())
    expect((await refusal(late.asks()))._tag).toBe("HoldOver")
    expect(letters()).toEqual([])
  })

  it("where paying on arrival is not offered", async () => {
    const terms = { ...hotel.terms, payAtProperty: false }
    desk = aFrontDesk([{ property: { ...hotel, terms }, exceptions: [] }])
    const guest = await aBrowser()

    expect((await refusal(guest.asks()))._tag).toBe("StepRefused")
  })
})

describe("codes are limited", () => {
  it("for an address: five in an hour and twelve in a day, from however many networks", async () => {
    const asks = async (network: number) =>
      (await aBrowser({ network: `10.0.0.${network}` })).asks()
    for (let code = 0; code < 5; code += 1) await resultOf(await asks(code))

    expect(await refusal(await asks(9))).toMatchObject({
      _tag: "TooManyAttempts",
      retryAfterSeconds: expect.any(Number),
    })
    expect(letters()).toHaveLength(5)
    expect(mailAllowed.codesToAddressInADay).toEqual({ most: 12, windowMs: 86_400_000 })
    let sent = 5
    for (let hour = 0; hour < 5; hour += 1) {
      desk.clock.forward(60 * MINUTE_MS)
      for (let code = 0; code < 3; code += 1)
        await asks(code).then((asked) =>
          resultOf(asked)
            .then(() => (sent += 1))
            .catch(() => null),
        )
    }
    // The sixth refused one of the first hour counts for the day.
    expect(sent).toBe(11)
  })

  it("for a network: thirty in an hour", async () => {
    const guest = await aBrowser()
    for (let code = 0; code < 30; code += 1) await resultOf(guest.asks())

    expect((await refusal(guest.asks()))._tag).toBe("TooManyAttempts")
    const elsewhere = await aBrowser({ network: "10.0.0.2" })
    expect(await resultOf(elsewhere.asks())).toEqual({ againAfterSeconds: 60 })
  })

  it("typed on a network: sixty in ten minutes", async () => {
    const guest = await aBrowser()
    for (let code = 0; code < 60; code += 1)
      expect((await refusal(guest.types("123456")))._tag).toBe("AddressCodeRefused")

    expect((await refusal(guest.types("123456")))._tag).toBe("TooManyAttempts")
  })
})
