import { usualHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import {
  isAbandoned,
  keepsUnpaid,
  largestUnitOf,
  roomCountOf,
  roomNightCount,
} from "#core/booking/kept-without-payment.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { AccountId } from "#core/people/account-id.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  allJobs,
  MINUTE_MS,
  paymentOf,
  recordOf,
  refusal,
  studiosTaken,
  resultOf,
} from "../a-guest-at-the-desk.ts"
import { anOwnerAt, aChange } from "../an-owner-at-the-desk.ts"

const UNITS = 18
const hotel = aProperty({ rooms: [aRoomType({ units: UNITS })] })

let desk: AFrontDesk
let keysMade = 0
beforeEach(() => {
  desk = aFrontDesk([{ property: hotel, exceptions: [] }])
})

const aKey = () => `request-${(keysMade += 1)}`
const stayOf = (count: number, nights = 1): StayRequest =>
  aStayRequest({
    rooms: [aRoomChoice({ count })],
    party: aParty({ adults: 2 * count, rooms: count }),
    dates: stayDates("2026-12-04", `2026-12-${String(4 + nights).padStart(2, "0")}`),
  })

/** Somebody on a network, in a browser without a cookie unless told otherwise. */
const someone = (changes: Partial<Visitor> = {}) => {
  const visitor: Visitor = { session: aKey(), member: false, network: "10.0.0.1", ...changes }
  const bookings = desk.forVisitor(visitor)
  const wanted = async (stay: StayRequest, withoutHold = false) => {
    const { total } = await resultOf(bookings.quote(stay))
    return bookings.hold({ stay, total, withoutHold }, aKey())
  }
  const holds = async (stay = stayOf(1), withoutHold = false) =>
    resultOf(await wanted(stay, withoutHold))
  const isRefused = async (stay = stayOf(1)) => refusal(await wanted(stay))
  const named = ({ id }: BookingView, email: string) =>
    resultOf(bookings.giveDetails(id, aGuest({ email }), aKey()))
  const payment = ({ id, quote }: BookingView, method: "card" | "payAtProperty") =>
    bookings.pay(id, { method, total: quote.total }, aKey())
  const books = async (
    email = `${aKey()}@example.com`,
    stay?: StayRequest,
    withoutHold?: boolean,
  ) => payment(await named(await holds(stay, withoutHold), email), "payAtProperty")
  const paysByCard = async (booking: BookingView) => {
    await resultOf(payment(await named(booking, "card@example.com"), "card"))
    desk.payments.authorise(await paymentOf(desk, booking.id))
    return resultOf(bookings.settle(booking.id, aKey()))
  }
  return { bookings, holds, isRefused, books, paysByCard }
}

const member = (letter: string, proved = true) => ({
  account: AccountId.make(letter.repeat(26)),
  member: true,
  proved,
})

describe("holds without a cookie", () => {
  it("end for one network with a quarter of the property, whoever asks", async () => {
    for (let room = 0; room < 5; room += 1) await someone().holds()

    expect(await someone().isRefused()).toMatchObject({
      _tag: "HoldLimited",
      reason: "network",
      retryAfterSeconds: 300,
    })
    expect(studiosTaken(desk)).toBe(5)
  })

  it("are not counted any more once their time is up, though no job ended them", async () => {
    const { holds } = someone()
    await holds(stayOf(5))
    desk.clock.forward(15 * MINUTE_MS)

    expect((await holds(stayOf(5))).status).toBe("held")
    expect(studiosTaken(desk)).toBe(5)
  })

  it("end for all networks with half of the property", async () => {
    for (let room = 0; room < 9; room += 1) await someone({ network: `10.0.0.${room}` }).holds()

    expect(await someone({ network: "10.1.1.1" }).isRefused()).toMatchObject({
      reason: "property",
    })
  })

  it("count for nobody's network where it is not known", async () => {
    for (let room = 0; room < 9; room += 1) await someone({ network: undefined }).holds()

    expect(await someone({ network: undefined }).isRefused()).toMatchObject({ reason: "property" })
  })

  it("are counted in the same change: of twenty at once, five are held", async () => {
    const asked = Array.from({ length: 20 }, () =>
      someone()
        .holds()
        .then(
          () => 1,
          () => 0,
        ),
    )

    const held = await Promise.all(asked)

    expect(held.reduce<number>((sum, one) => sum + one, 0)).toBe(5)
  })

  it("say that rooms are gone rather than that they are limited", async () => {
    desk = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] },
    ])
    const { bookings } = someone()
    const { total } = await resultOf(bookings.quote(stayOf(1)))
    await someone().holds()

    const late = await refusal(bookings.hold({ stay: stayOf(1), total, withoutHold: true }, aKey()))

    expect(late._tag).toBe("SoldOut")
  })

  it("make their network pause once they came to nothing too often", async () => {
    const round = async () => {
      for (let room = 0; room < 3; room += 1) await someone().holds(stayOf(1, 25))
      desk.clock.forward(15 * MINUTE_MS)
      await allJobs(desk)
    }
    await round()
    expect((await someone().holds()).status).toBe("held")
    desk.clock.forward(15 * MINUTE_MS)
    await allJobs(desk)
    await round()

    expect(await someone().isRefused()).toMatchObject({ reason: "pause", retryAfterSeconds: 1200 })
    expect((await someone({ network: "10.0.0.2" }).holds()).nightsKept).toBe(true)
    desk.clock.forward(20 * MINUTE_MS)
    expect((await someone().holds()).nightsKept).toBe(true)
  })

  it("are told apart by a fingerprint: the network itself is not kept", async () => {
    const { id } = await someone().holds()
    const { id: unknown } = await someone({ network: undefined }).holds()

    expect((await recordOf(desk, id)).network).toBe(desk.digest("network/10.0.0.1"))
    expect((await recordOf(desk, unknown)).network).toBeNull()
  })
})

describe("a guest whom others would lock out", () => {
  beforeEach(async () => {
    for (let room = 0; room < 9; room += 1) await someone({ network: `10.0.0.${room % 3}` }).holds()
  })

  it("holds rooms when signed in after a stay that was paid by card", async () => {
    const guest = someone({ ...member("a"), network: "10.9.9.9" })
    await guest.paysByCard(await guest.holds())

    const again = await someone({ ...member("a"), network: "10.0.0.1" }).holds()

    expect(again.nightsKept).toBe(true)
    expect((await recordOf(desk, again.id)).standing).toBe("known")
  })

  it("holds what is left for proved addresses when the account's is proved", async () => {
    const proved = await someone({ ...member("b"), network: "10.9.9.9" }).holds()
    const unproved = someone({ ...member("c", false), network: "10.9.9.9" })

    expect((await recordOf(desk, proved.id)).standing).toBe("proved")
    expect(await unproved.isRefused()).toMatchObject({ reason: "property" })
  })

  it("books without a hold by card: the nights are taken with the payment", async () => {
    const stranger = someone()
    const booking = await stranger.holds(stayOf(1), true)
    expect([booking.nightsKept, studiosTaken(desk)]).toEqual([false, 9])

    const booked = await stranger.paysByCard(booking)

    expect(booked).toMatchObject({ status: "confirmed", nightsKept: true })
    expect(studiosTaken(desk)).toBe(10)
  })

  it("gives nothing back that was never held", async () => {
    const left = await someone().holds(stayOf(1), true)
    const stranger = someone()
    const given = await stranger.holds(stayOf(1), true)
    await resultOf(stranger.bookings.leave(given.id, aKey()))
    desk.clock.forward(15 * MINUTE_MS)
    await allJobs(desk)

    expect((await recordOf(desk, left.id)).status).toBe("expired")
    expect((await recordOf(desk, given.id)).status).toBe("released")
    expect(studiosTaken(desk)).toBe(0)
  })

  it("pays nothing when somebody else was faster", async () => {
    const stranger = someone()
    const booking = await stranger.holds(stayOf(1), true)
    for (const letter of ["d", "e", "f", "g", "h", "j", "k", "m", "n"]) {
      const other = someone({ ...member(letter), network: `10.8.8.${letter.charCodeAt(0)}` })
      await other.paysByCard(await other.holds(stayOf(1), true))
    }
    expect(studiosTaken(desk)).toBe(18)

    const over = await stranger.paysByCard(booking)
    await allJobs(desk)

    expect(over).toMatchObject({ status: "failed", nightsKept: false, captured: 0 })
    const payment = await resultOf(desk.payments.find(await paymentOf(desk, booking.id)))
    expect(payment.state).toBe("cancelled")
    expect(studiosTaken(desk)).toBe(18)
  })

  it("is held all the same where the limits allow it by now", async () => {
    desk.clock.forward(15 * MINUTE_MS)
    await allJobs(desk)

    expect((await someone().holds(stayOf(1), true)).nightsKept).toBe(true)
  })
})

describe("a stay that is paid for on arrival", () => {
  it("is confirmed at once for somebody's first", async () => {
    const first = await resultOf(await someone().books())

    expect(first).toMatchObject({ kind: "confirmed" })
  })

  it("needs a proved address for a second one from the same network", async () => {
    await resultOf(await someone().books())

    expect(await refusal(await someone().books())).toEqual(
      expect.objectContaining({ _tag: "GuaranteeNeeded", guarantee: "address" }),
    )
    expect(await resultOf(await someone({ network: "10.0.0.2" }).books())).toMatchObject({
      kind: "confirmed",
    })
  })

  it("sends a stranger's address one letter, from however many networks they come", async () => {
    for (let network = 0; network < 12; network += 1)
      await someone({ network: `10.0.0.${network}` })
        .books("Victim@example.com", stayOf(1), true)
        .then((asked) => resultOf(asked).catch(() => null))

    const letters = [...desk.shelves.contents.jobs.values()].filter(
      ({ subject }) => subject === "confirmed",
    )
    expect(letters).toHaveLength(1)
  })

  it("needs nothing more of a signed-in guest with a proved address", async () => {
    const guest = member("k")
    await resultOf(await someone(guest).books("k@example.com"))

    expect(await resultOf(await someone(guest).books("k@example.com"))).toMatchObject({
      kind: "confirmed",
    })
  })

  it("takes its nights where they were not held, or says that they are gone", async () => {
    desk = aFrontDesk([{ property: hotel, exceptions: [] }], {
      holdLimits: { ...usualHoldLimits, unprovedStays: 9 },
    })
    for (let room = 0; room < 5; room += 1) await someone().holds()
    const first = await resultOf(await someone().books("a@example.com", stayOf(1), true))
    expect(first.booking).toMatchObject({ status: "confirmed", nightsKept: true })
    expect(studiosTaken(desk)).toBe(6)

    desk.shelves.contents.taken.set("springwater-studio 2026-12-04", UNITS - 1)
    const late = someone()
    const pressed = await late.books("b@example.com", stayOf(1), true)
    desk.shelves.contents.taken.set("springwater-studio 2026-12-04", UNITS)
    expect((await refusal(pressed))._tag).toBe("SoldOut")
  })

  it("grows only as far as more may be kept without payment", async () => {
    desk = aFrontDesk([{ property: hotel, exceptions: [] }], {
      holdLimits: { ...usualHoldLimits, networkRoomNights: 3 },
    })
    const owner = anOwnerAt(desk)
    const { id } = await owner.onArrival()
    const longer = aChange({ dates: stayDates("2026-12-04", "2026-12-10") })
    const { quote } = await owner.quoted(id, longer)
    expect(quote.total).toBeLessThan(300_000)

    const tooLong = aChange({ dates: stayDates("2026-12-04", "2026-12-11") })
    const dearer = (await owner.quoted(id, tooLong)).quote.total
    expect(await refusal(owner.managed.change(owner.own(id), tooLong, dearer, ""))).toMatchObject({
      _tag: "StayRefused",
      issues: [{ path: "rooms", code: "TooMuchUnpaid" }],
    })
    expect((await owner.change(id, longer)).kind).toBe("changed")
  })
})

describe("a first stay that is paid for on arrival", () => {
  it("grows beyond what a stranger may keep: its guest's address is proved by the way here", async () => {
    const owner = anOwnerAt(desk)
    const { id } = await owner.onArrival()
    expect((await recordOf(desk, id)).standing).toBe("stranger")
    const fifteenNights = aChange({ dates: stayDates("2026-12-04", "2026-12-19") })

    expect(await refusal(await someone().books("a@example.com", stayOf(1, 15)))).toMatchObject({
      guarantee: "address",
    })
    expect((await owner.change(id, fifteenNights)).kind).toBe("changed")
  })
})

describe("who asks for what they need not give", () => {
  it("reads that paying on arrival is not offered, not that a proved address is missing", async () => {
    const terms = { ...hotel.terms, payAtProperty: false }
    desk = aFrontDesk([{ property: { ...hotel, terms }, exceptions: [] }])

    expect(await refusal(await someone().books("a@example.com", stayOf(1, 20)))).toMatchObject({
      _tag: "StepRefused",
    })
  })

  it("reads that a payment is under way, not that a proved address is missing", async () => {
    const { bookings, holds } = someone()
    const { id } = await holds(stayOf(1, 20))
    const { quote } = await resultOf(bookings.giveDetails(id, aGuest(), aKey()))
    await resultOf(bookings.pay(id, { method: "card", total: quote.total }, aKey()))

    const late = bookings.pay(id, { method: "payAtProperty", total: quote.total }, aKey())

    expect(await refusal(late)).toMatchObject({ _tag: "StepRefused" })
  })

  it("is a stranger when signed in, unless the account is said to be proved", async () => {
    const { proved: _, ...unsaid } = member("p")
    const { id } = await someone(unsaid).holds()
    const { id: nobodys } = await someone().holds()

    expect((await recordOf(desk, id)).standing).toBe("stranger")
    expect((await recordOf(desk, nobodys)).standing).toBe("stranger")
  })

  it("keeps the better standing of the hold and of the press", async () => {
    const session = "one-browser"
    const held = await someone({ session, ...member("q") }).holds(stayOf(1, 20))
    const { bookings } = someone({ session })
    const { quote } = await resultOf(bookings.giveDetails(held.id, aGuest(), aKey()))
    const press = { method: "payAtProperty", total: quote.total } as const

    expect((await resultOf(bookings.pay(held.id, press, aKey()))).kind).toBe("confirmed")
    expect((await recordOf(desk, held.id)).standing).toBe("proved")

    const other = "another-browser"
    const strangers = await someone({ session: other }).holds(stayOf(1, 20))
    const signedIn = someone({ session: other, ...member("r") }).bookings
    await resultOf(signedIn.giveDetails(strangers.id, aGuest({ email: "r@example.com" }), aKey()))
    const total = strangers.quote.total
    await resultOf(signedIn.pay(strangers.id, { method: "payAtProperty", total }, aKey()))
    expect((await recordOf(desk, strangers.id)).standing).toBe("proved")
  })

  it("changes a stay paid by card whatever others keep, and an unpaid one beside strangers", async () => {
    desk = aFrontDesk([{ property: hotel, exceptions: [] }], {
      holdLimits: { ...usualHoldLimits, networkRoomNights: 3 },
    })
    const owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()
    const longer = aChange({ dates: stayDates("2026-12-04", "2026-12-14") })

    expect((await owner.change(id, longer)).kind).toBe("card")
  })
})

describe("what a booking is for", () => {
  it("keeps its nights unpaid while it is held or paying, and once it is to be paid on arrival", () => {
    const keeps = (changes: Parameters<typeof aBookingRecord>[0]) =>
      keepsUnpaid(aBookingRecord(changes))

    expect([keeps({}), keeps({ status: "paying" }), keeps({ nightsKept: false })]).toEqual([
      true,
      true,
      false,
    ])
    expect(keeps({ status: "confirmed", method: "payAtProperty" })).toBe(true)
    expect(keeps({ status: "confirmed", method: "card" })).toBe(false)
    expect(keeps({ status: "cancelled", method: "payAtProperty" })).toBe(false)
  })

  it("is abandoned when it ended without a booking, and had its nights", () => {
    const is = (changes: Parameters<typeof aBookingRecord>[0]) =>
      isAbandoned(aBookingRecord(changes))

    expect((["expired", "released", "failed"] as const).map((status) => is({ status }))).toEqual([
      true,
      true,
      true,
    ])
    expect([is({}), is({ status: "expired", nightsKept: false })]).toEqual([false, false])
  })

  it("is counted in rooms and in room-nights", () => {
    const [room] = aBookingRecord().rooms
    const record = aBookingRecord({ rooms: [{ ...room!, count: 3 }] })

    expect([roomCountOf(record), roomNightCount(record)]).toEqual([3, 6])
  })

  it("is counted in the rooms that a whole house takes, not as one", () => {
    const [room] = aBookingRecord().rooms
    const uses = [
      { kind: RoomKindId.make("double"), count: 8 },
      { kind: RoomKindId.make("family"), count: 3 },
    ] as const
    const record = aBookingRecord({ rooms: [{ ...room!, count: 1, uses }] })

    expect([roomCountOf(record), roomNightCount(record)]).toEqual([11, 22])
  })

  it("knows the rooms of its largest unit", () => {
    const [room] = aBookingRecord().rooms
    const uses = [
      { kind: RoomKindId.make("double"), count: 2 },
      { kind: RoomKindId.make("family"), count: 3 },
    ] as const
    const single = { ...room!, count: 9 }

    expect(largestUnitOf(aBookingRecord({ rooms: [single] }))).toBe(1)
    expect(largestUnitOf(aBookingRecord({ rooms: [single, { ...room!, count: 2, uses }] }))).toBe(5)
  })
})

describe("a whole house", () => {
  const double = RoomKindId.make("double")
  const house = aRoomType({ units: 1, uses: [{ kind: double, count: UNITS }] })

  it("is held by a stranger, and for nobody of the same network beside it", async () => {
    desk = aFrontDesk([
      {
        property: aProperty({ kinds: [{ id: double, units: 2 * UNITS }], rooms: [house] }),
        exceptions: [],
      },
    ])

    expect(await someone().holds()).toMatchObject({ status: "held" })
    expect(await someone().isRefused()).toMatchObject({ _tag: "HoldLimited" })
  })
})
