import { BookingId } from "#core/booking/booking-view.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aGuestAt, MINUTE_MS, refusal, resultOf, visitorOf } from "./a-guest-at-the-desk.ts"

const oneStudio = [{ property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] }]
const aNightMore = aStayRequest({ dates: stayDates("2026-12-04", "2026-12-07") })

/** A guest who holds the only studio. */
const holding = async () => {
  const desk = aFrontDesk(oneStudio)
  const guest = aGuestAt(desk)
  const { id } = await guest.hold()
  const answer = (held?: BookingId) => resultOf(guest.bookings.quote(aNightMore, held))
  const refused = async (held?: BookingId) =>
    (await refusal(guest.bookings.quote(aNightMore, held)))._tag
  return { desk, guest, id, answer, refused }
}

describe("the price of another stay", () => {
  it("counts the nights of the guest's own hold as free, where it is named", async () => {
    const { id, answer, refused } = await holding()

    expect((await answer(id)).nights).toHaveLength(3)
    expect(await refused()).toBe("SoldOut")
  })

  it("counts nothing of somebody else's hold", async () => {
    const { desk, id } = await holding()
    const another = desk.forVisitor(visitorOf("another"))

    expect((await refusal(another.quote(aNightMore, id)))._tag).toBe("SoldOut")
  })

  it("counts nothing of a booking that is made, nor of a hold that was given up", async () => {
    const { desk, guest, id, refused } = await holding()
    await resultOf(guest.bookings.leave(id, "leaves"))
    const next = aGuestAt(desk, "next")
    const { id: sold } = await next.confirmed()

    expect(await refused(id)).toBe("SoldOut")
    expect((await refusal(next.bookings.quote(aNightMore, sold)))._tag).toBe("SoldOut")
  })

  it("counts nothing of a hold that is over, though its rooms are not given back yet", async () => {
    const { desk, id, refused, answer } = await holding()
    desk.clock.forward(15 * MINUTE_MS - 1)
    expect((await answer(id)).nights).toHaveLength(3)

    desk.clock.forward(1)

    expect(await refused(id)).toBe("SoldOut")
  })

  it("counts nothing of a hold of rooms that were taken off sale since", async () => {
    const { desk, id } = await holding()
    const withdrawn = aFrontDesk(
      [
        {
          property: aProperty({ rooms: [aRoomType({ units: 1, withdrawn: true })] }),
          exceptions: [],
        },
      ],
      { store: desk.store, clock: desk.clock },
    )
    const { bookings } = aGuestAt({ ...withdrawn, store: desk.store })

    expect((await refusal(bookings.quote(aStayRequest(), id)))._tag).toBe("SoldOut")
  })

  it("counts nothing of a hold that nobody has", async () => {
    const { desk, refused } = await holding()
    const nobodys = BookingId.make("0123456789abcdefghjkmnpqrs")

    expect(await resultOf(desk.store.find(nobodys))).toBeNull()
    expect(await refused(nobodys)).toBe("SoldOut")
  })

  it("is what is asked for at another property than that of the hold", async () => {
    const { desk, id } = await holding()
    const slug = Slug.make("the-other-house")
    const roomType = RoomTypeId.make("other-room")
    const property = aProperty({ slug, rooms: [aRoomType({ id: roomType, units: 1 })] })
    const other = { property, exceptions: [] }
    const stay = { ...aNightMore, property: slug, rooms: [aRoomChoice({ roomType })] } as const
    for (const stock of [[...oneStudio, other], [other]]) {
      const store = { store: desk.store, clock: desk.clock }
      const { bookings } = aGuestAt({ ...aFrontDesk(stock, store), store: desk.store })

      expect((await resultOf(bookings.quote(stay, id))).nights).toHaveLength(3)
    }
  })

  it("asks the store of bookings for nothing where no hold is named", async () => {
    const find = () => Effect.die(new Error("no booking is needed"))
    const desk = aFrontDesk(oneStudio)
    const { bookings } = aGuestAt({
      ...aFrontDesk(oneStudio, { store: { ...desk.store, find } }),
      store: desk.store,
    })

    expect((await resultOf(bookings.quote(aNightMore))).nights).toHaveLength(3)
  })
})
