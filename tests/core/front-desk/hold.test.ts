import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aForeignGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect, Result } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
  studiosTaken,
  visitorOf,
} from "./a-guest-at-the-desk.ts"

const suite = RoomTypeId.make("springwater-suite")
const property = aProperty({
  rooms: [aRoomType(), aRoomType({ id: suite, units: 1, membersOnly: true })],
})

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk([{ property, exceptions: [] }])
  guest = aGuestAt(desk)
})

const quoted = (changes: Parameters<typeof aStayRequest>[0], member = false) =>
  desk.forVisitor(visitorOf("somebody", member)).quote(aStayRequest(changes))

describe("quoting a stay", () => {
  it("prices every night of a weekend at the weekend rate, with fee, tax and deposit", async () => {
    expect(await resultOf(quoted({}))).toMatchObject({
      subtotal: 44000,
      bookingFee: 1320,
      sst: 3626,
      occupancyTax: 0,
      deposit: 20000,
      total: 68946,
      why: { tourismTax: { reason: "assumedMalaysian" } },
    })
  })

  it("takes rooms of one type together, however they were asked for", async () => {
    const party = aParty({ rooms: 2 })
    const split = await resultOf(quoted({ party, rooms: [aRoomChoice(), aRoomChoice()] }))

    expect(split).toEqual(await resultOf(quoted({ party, rooms: [aRoomChoice({ count: 2 })] })))
  })

  it("names every broken rule of dates and party at once", async () => {
    const dates = stayDates("2026-11-20", "2026-11-20")

    expect(await refusal(quoted({ dates, party: aParty({ adults: 0 }) }))).toMatchObject({
      _tag: "StayRefused",
      issues: [
        { path: "dates.checkIn", code: "CheckInInThePast" },
        { path: "dates.checkOut", code: "CheckOutNotAfterCheckIn" },
        { path: "party.adults", code: "TooFewAdults" },
      ],
    })
  })

  it.each([
    [{ party: aParty({ adults: 3 }) }, [{ path: "party.adults", code: "TooManyAdultsForRooms" }]],
    [{ party: aParty({ rooms: 2 }) }, [{ path: "rooms", code: "RoomsDoNotMatchParty" }]],
    [
      { rooms: [aRoomChoice(), aRoomChoice({ roomType: RoomTypeId.make("elsewhere") })] as const },
      [{ path: "rooms", code: "RoomUnknown" }],
    ],
    [
      { rooms: [aRoomChoice({ roomType: suite })] as const },
      [{ path: "rooms", code: "MembersOnly" }],
    ],
  ])("refuses rooms that do not fit: %j", async (changes, issues) => {
    expect(await refusal(quoted(changes))).toMatchObject({ _tag: "StayRefused", issues })
  })

  it("sells a members' room to a member", async () => {
    const quote = await resultOf(quoted({ rooms: [aRoomChoice({ roomType: suite })] }, true))

    expect(quote.rooms).toBe(1)
  })

  it("knows no property that is not on sale", async () => {
    const failure = await refusal(quoted({ property: Slug.make("castle-in-the-air") }))

    expect(failure._tag).toBe("PropertyNotFound")
  })

  it("says sold out when one room fewer is free than asked for, and not before", async () => {
    await guest.hold()
    const party = (rooms: number) => ({
      party: aParty({ adults: rooms, rooms }),
      rooms: [aRoomChoice({ count: rooms })] as const,
    })

    expect((await resultOf(quoted(party(2)))).rooms).toBe(2)
    expect((await refusal(quoted(party(3))))._tag).toBe("SoldOut")
  })
})

describe("holding a stay", () => {
  it("takes the nights for a quarter of an hour", async () => {
    const booking = await guest.hold()

    expect(booking).toMatchObject({
      status: "held",
      code: null,
      holdUntil: "2026-11-21T02:45:00.000Z",
      createdAt: "2026-11-21T02:30:00.000Z",
      attemptsLeft: 5,
      freeCancellationUntil: "2026-12-01T07:00:00.000Z",
      rooms: [{ roomType: "springwater-studio", count: 1 }],
      property: { slug: "the-springwater", payAtProperty: true },
    })
    expect([studiosTaken(desk), studiosTaken(desk, "2026-12-06")]).toEqual([1, 0])
  })

  it("gives the same booking for the same request, even when everything changed since", async () => {
    const stay = aStayRequest()
    const { total } = await resultOf(guest.bookings.quote(stay))
    const first = await resultOf(guest.bookings.hold({ stay, total }, "wanted"))
    await guest.hold()
    await guest.hold()

    const again = await resultOf(guest.bookings.hold({ stay, total }, "wanted"))

    expect(again).toEqual(first)
    expect(studiosTaken(desk)).toBe(3)
  })

  it("recognises a request after the taxes of its guest were added", async () => {
    const { id, quote } = await guest.hold(aStayRequest(), "wanted")
    await resultOf(guest.bookings.giveDetails(id, aForeignGuest(), "d"))

    const again = guest.bookings.hold({ stay: aStayRequest(), total: quote.total }, "wanted")

    expect((await resultOf(again)).id).toBe(id)
  })

  it.each([
    aStayRequest({ dates: stayDates("2026-12-03", "2026-12-06") }),
    aStayRequest({ dates: stayDates("2026-12-04", "2026-12-07") }),
    aStayRequest({ party: aParty({ adults: 1 }) }),
    aStayRequest({ party: aParty({ children: 1 }) }),
    aStayRequest({ party: aParty({ rooms: 2 }) }),
    aStayRequest({ property: Slug.make("another") }),
    aStayRequest({ rooms: [aRoomChoice({ count: 2 })] }),
    aStayRequest({ rooms: [aRoomChoice({ roomType: suite })] }),
  ])("refuses the key of another request", async (stay) => {
    const { quote } = await guest.hold(aStayRequest(), "wanted")

    const reused = guest.bookings.hold({ stay, total: quote.total }, "wanted")

    expect((await refusal(reused))._tag).toBe("KeyReused")
  })

  it("refuses the key of a request at another total", async () => {
    const { quote } = await guest.hold(aStayRequest(), "wanted")
    const total = Sen.make(quote.total + 1)

    const reused = guest.bookings.hold({ stay: aStayRequest(), total }, "wanted")

    expect((await refusal(reused))._tag).toBe("KeyReused")
  })

  it("lets two sessions use the same key", async () => {
    const one = await guest.hold(aStayRequest(), "wanted")
    const other = await aGuestAt(desk, "session-2").hold(aStayRequest(), "wanted")

    expect(other.id).not.toBe(one.id)
  })

  it.each([1, -1])("answers a total off by %i sen with today's quote", async (off) => {
    const quote = await resultOf(guest.bookings.quote(aStayRequest()))
    const request = { stay: aStayRequest(), total: Sen.make(quote.total + off) }

    const failure = await refusal(guest.bookings.hold(request, "wanted"))

    expect(failure).toMatchObject({ _tag: "PriceChanged", quote })
    expect(studiosTaken(desk)).toBe(0)
  })

  it("allows three open holds a session; one that was left makes room for another", async () => {
    const [first] = [await guest.hold(), await guest.hold(), await guest.hold()]
    await resultOf(guest.bookings.leave(first.id, "leave"))
    await guest.hold()
    const single = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ units: 9 })] }), exceptions: [] },
    ])
    const other = aGuestAt(single)
    for (let holds = 0; holds < 3; holds += 1) await other.hold()

    const { total } = await resultOf(other.bookings.quote(aStayRequest()))
    const fourth = other.bookings.hold({ stay: aStayRequest(), total }, "fourth")

    expect((await refusal(fourth))._tag).toBe("TooManyHolds")
    expect((await aGuestAt(single, "session-2").hold()).status).toBe("held")
  })

  it("takes the last rooms again for whom they were held, before a job ended that hold", async () => {
    const [first] = [await guest.hold(), await guest.hold(), await guest.hold()]
    const { quote } = first
    const again = () => guest.bookings.hold({ stay: aStayRequest(), total: quote.total }, "again")
    const another = aGuestAt(desk, "session-2")
    const others = () =>
      another.bookings.hold({ stay: aStayRequest(), total: quote.total }, "another")

    desk.clock.forward(15 * MINUTE_MS - 1)
    expect((await refusal(again()))._tag).toBe("SoldOut")
    desk.clock.forward(1)
    expect((await refusal(others()))._tag).toBe("SoldOut")
    expect((await resultOf(again())).status).toBe("held")

    expect(studiosTaken(desk)).toBe(1)
    expect((await recordOf(desk, first.id)).status).toBe("expired")
    await allJobs(desk)
    expect(studiosTaken(desk)).toBe(1)
  })

  const refusedOnceMore = async (between: () => Promise<unknown>) => {
    for (let holds = 0; holds < 3; holds += 1) await guest.hold()
    const { total } = await resultOf(
      aFrontDesk().forVisitor(visitorOf("any")).quote(aStayRequest()),
    )
    desk.clock.forward(15 * MINUTE_MS)
    const { inTransaction } = desk.store
    const asked = vi.spyOn(desk.store, "inTransaction")
    asked
      .mockImplementationOnce(inTransaction)
      .mockImplementationOnce((work, kind) =>
        inTransaction(work, kind).pipe(Effect.tap(() => Effect.promise(between))),
      )
    const exit = await Effect.runPromise(
      Effect.result(guest.bookings.hold({ stay: aStayRequest(), total }, "again")),
    )
    return { exit, transactions: asked.mock.calls.length }
  }

  it("takes them where a job ends the hold in that very moment", async () => {
    const { exit } = await refusedOnceMore(() => allJobs(desk))

    expect(Result.getOrThrow(exit).status).toBe("held")
  })

  it("says that they are sold out where nothing of the guest is over any more", async () => {
    const { exit, transactions } = await refusedOnceMore(async () => {
      desk.clock.set("2026-11-21T02:30:00.000Z")
    })

    expect(Result.isFailure(exit) && exit.failure._tag).toBe("SoldOut")
    expect(transactions).toBe(5)
  })

  it("says so where the holds are gone, too", async () => {
    const { exit } = await refusedOnceMore(async () => desk.shelves.contents.bookings.clear())

    expect(Result.isFailure(exit) && exit.failure._tag).toBe("SoldOut")
  })

  it("counts no hold that is over among those that are open", async () => {
    const roomy = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ units: 9 })] }), exceptions: [] },
    ])
    const holder = aGuestAt(roomy)
    for (let holds = 0; holds < 3; holds += 1) await holder.hold()
    roomy.clock.forward(15 * MINUTE_MS)

    expect((await holder.hold()).status).toBe("held")

    expect(studiosTaken(roomy)).toBe(1)
  })

  it("sells the last rooms to exactly as many of all who press at once", async () => {
    const stay = aStayRequest()
    const { total } = await resultOf(guest.bookings.quote(stay))
    const pressed = Array.from({ length: 20 }, (_, number) =>
      Effect.result(
        desk.forVisitor(visitorOf(`guest-${number}`)).hold({ stay, total }, "the last room"),
      ),
    )

    const outcomes = await resultOf(Effect.all(pressed, { concurrency: "unbounded" }))

    expect(outcomes.filter(Result.isSuccess)).toHaveLength(3)
    expect(outcomes.filter(Result.isFailure).map(({ failure }) => failure._tag)).toEqual(
      Array(17).fill("SoldOut"),
    )
    expect(studiosTaken(desk)).toBe(3)
  })

  it("makes one booking of one request pressed many times at once", async () => {
    const stay = aStayRequest()
    const { total } = await resultOf(guest.bookings.quote(stay))
    const press = guest.bookings.hold({ stay, total }, "wanted")

    const bookings = await resultOf(Effect.all([press, press, press, press], { concurrency: 4 }))

    expect(new Set(bookings.map(({ id }) => id)).size).toBe(1)
    expect(studiosTaken(desk)).toBe(1)
  })
})
