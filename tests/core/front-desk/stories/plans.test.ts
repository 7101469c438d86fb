import { StayRefused, StepRefused } from "#core/booking/booking.errors.ts"
import type { RoomChoice } from "#core/booking/stay-request.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  recordOf,
  refusal,
  resultOf,
  studiosTaken,
} from "../a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt } from "../an-owner-at-the-desk.ts"

const arrival = aPlan({ id: PlanId.make("later"), pay: "AT_PROPERTY", terms: "MODERATE" })
const members = aPlan({
  id: PlanId.make("members"),
  membersOnly: true,
  difference: { sen: -2_000 },
})
const studio = aRoomType({ plans: [aPlan(), aSaver(), arrival, members] })

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk([{ property: aProperty({ rooms: [studio] }), exceptions: [] }])
  guest = aGuestAt(desk)
})

const under = (plan: string, count = 1): RoomChoice =>
  aRoomChoice({ plan: PlanId.make(plan), count })

const stayUnder = (first: RoomChoice, ...others: ReadonlyArray<RoomChoice>) => {
  const rooms = [first, ...others].reduce((sum, { count }) => sum + count, 0)
  return aStayRequest({
    party: aParty({ adults: Math.max(2, rooms), rooms }),
    rooms: [first, ...others],
  })
}

const paidUnder = async (plan: string) => {
  const booking = await guest.ready(undefined, stayUnder(under(plan)))
  await guest.press(booking)
  const { payment } = await recordOf(desk, booking.id)
  desk.payments.authorise(payment?.payment ?? "")
  await guest.settle(booking.id)
  await allJobs(desk)
  const owner = anOwnerAt(desk)
  await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
  return { owner, booking: await recordOf(desk, booking.id) }
}

const issuesOf = async (stay: ReturnType<typeof stayUnder>) => {
  const refused = await refusal(guest.bookings.quote(stay))
  return refused instanceof StayRefused ? refused.issues : refused
}

describe("A booking", () => {
  it("keeps the plan that it was sold under, at that plan's price", async () => {
    const { id, quote } = await guest.hold(stayUnder(under("saver")))
    const { rooms, property } = await recordOf(desk, id)

    expect(rooms).toEqual([
      {
        roomType: studio.id,
        name: studio.name,
        count: 1,
        cancellation: "NON_REFUNDABLE",
        plan: { id: "saver", name: null, board: "ROOM_ONLY", pay: "NOW" },
      },
    ])
    expect(quote.nights.map(({ rate }) => rate)).toEqual([19_800, 19_800])
    expect(property.payAtProperty).toBe(false)
  })

  it.each([
    ["saver", false],
    ["later", true],
  ])("beside one under %s may be paid at the property: %s", async (other, isSo) => {
    const { id } = await guest.hold(stayUnder(under("flex"), under(other)))

    expect((await recordOf(desk, id)).property.payAtProperty).toBe(isSo)
  })

  it("is a stranger's until an address or an account is proved", async () => {
    const { id } = await guest.hold(stayUnder(under("flex")))

    expect(await recordOf(desk, id)).toMatchObject({ standing: "stranger" })
  })

  it("is under the first plan where its request names none, and is the same request again", async () => {
    const stay = aStayRequest()
    const { total } = await resultOf(guest.bookings.quote(stay))
    const hold = () => resultOf(guest.bookings.hold({ stay, total }, "the-request"))
    const { id, rooms } = await hold()

    expect(rooms[0]?.plan?.id).toBe("flex")
    expect((await hold()).id).toBe(id)
  })

  it("is another request under another plan", async () => {
    const stay = stayUnder(under("flex"))
    const { total } = await resultOf(guest.bookings.quote(stay))
    await resultOf(guest.bookings.hold({ stay, total }, "the-request"))
    const other = guest.bookings.hold({ stay: stayUnder(under("saver")), total }, "the-request")

    expect((await refusal(other))._tag).toBe("KeyReused")
  })

  it("takes the rooms of all its plans together, and gives them back together", async () => {
    const { id } = await guest.hold(stayUnder(under("flex"), under("saver", 2)))
    expect(studiosTaken(desk)).toBe(3)
    expect((await recordOf(desk, id)).property.payAtProperty).toBe(false)
    expect((await refusal(guest.bookings.quote(stayUnder(under("flex")))))._tag).toBe("SoldOut")

    await resultOf(guest.bookings.leave(id, "leave"))
    expect(studiosTaken(desk)).toBe(0)
  })

  it("has no more rooms under several plans than there are", async () => {
    const stay = stayUnder(under("flex", 2), under("saver", 2))
    expect((await refusal(guest.bookings.quote(stay)))._tag).toBe("SoldOut")
  })
})

describe("A plan is refused", () => {
  it("where the room type has no such plan", async () => {
    expect(await issuesOf(stayUnder(under("other")))).toEqual([
      { path: "rooms", code: "PlanUnknown" },
    ])
  })

  it("to visitors where it is for members", async () => {
    expect(await issuesOf(stayUnder(under("members")))).toEqual([
      { path: "rooms", code: "MembersOnly" },
    ])
  })

  it("beside another that is paid for in another way", async () => {
    expect(await issuesOf(stayUnder(under("saver"), under("later")))).toEqual([
      { path: "rooms", code: "PlansPaidApart" },
    ])
  })
})

describe("Breakfast", () => {
  it("is paid for by everybody, and not for less beside a room without it", async () => {
    const meals = aBreakfastPlan()
    desk = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ plans: [aPlan(), meals] })] }), exceptions: [] },
    ])
    guest = aGuestAt(desk)
    const party = aParty({ adults: 2, children: 1 })
    const { quote } = await guest.hold(aStayRequest({ party, rooms: [under("bb")] }))
    const plain = await resultOf(
      guest.bookings.quote(aStayRequest({ party, rooms: [under("flex")] })),
    )

    expect(quote.subtotal - plain.subtotal).toBe(2 * (2 * 1_500 + 800))
    expect(await issuesOf(stayUnder(under("flex"), under("bb")))).toEqual([
      { path: "rooms", code: "PlansEatApart" },
    ])
  })
})

describe("Under its plan a stay is paid for", () => {
  it("only now", async () => {
    const { id, quote } = await guest.ready(undefined, stayUnder(under("saver")))
    const request = { method: "payAtProperty", total: quote.total } as const

    expect(await refusal(guest.bookings.pay(id, request, "pay"))).toBeInstanceOf(StepRefused)
  })

  it("only on arrival", async () => {
    const { id, quote } = await guest.ready(undefined, stayUnder(under("later")))
    const { total } = quote

    expect(
      await refusal(guest.bookings.pay(id, { method: "card", total }, "by-card")),
    ).toBeInstanceOf(StepRefused)
    const step = await resultOf(guest.bookings.pay(id, { method: "payAtProperty", total }, "later"))
    expect(step.kind).toBe("confirmed")
  })
})

describe("Under its plan a stay", () => {
  it("that is not refundable gives back occupancy tax and deposit, weeks before", async () => {
    const { owner, booking } = await paidUnder("saver")
    const { deposit, occupancyTax } = booking.quote

    await owner.cancel(booking.id, deposit + occupancyTax)
    expect((await recordOf(desk, booking.id)).refunds.map(({ amount }) => amount)).toEqual([
      deposit + occupancyTax,
    ])
  })

  it("that is flexible gives back everything", async () => {
    const { owner, booking } = await paidUnder("flex")
    await owner.cancel(booking.id, booking.quote.total)

    expect((await recordOf(desk, booking.id)).refunds.map(({ amount }) => amount)).toEqual([
      booking.quote.total,
    ])
  })

  it("changes to another plan at that plan's price, unless it is paid for otherwise", async () => {
    const { owner, booking } = await paidUnder("flex")
    const change = (plan: string) => aChange({ dates: booking.dates, rooms: [under(plan)] })

    expect(await owner.quoted(booking.id, change("saver"))).toMatchObject({
      balance: { kind: "refund" },
      quote: { nights: [{ plan: "saver" }, { plan: "saver" }] },
    })
    expect(
      await refusal(owner.managed.quoteChange(owner.own(booking.id), change("later"))),
    ).toMatchObject({ issues: [{ code: "PlanPaidOtherwise" }] })
    expect(
      await refusal(owner.managed.quoteChange(owner.own(booking.id), change("flex"))),
    ).toMatchObject({ obstacle: "sameStay" })
  })

  it("that is paid for on arrival takes no further room that is paid for now", async () => {
    const booking = await guest.ready(undefined, stayUnder(under("flex")))
    await guest.press(booking, "payAtProperty")
    const owner = anOwnerAt(desk)
    await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
    const { dates, party, rooms } = stayUnder(under("flex"), under("saver"))
    const quoted = owner.managed.quoteChange(owner.own(booking.id), { dates, party, rooms })

    expect(await refusal(quoted)).toMatchObject({ issues: [{ code: "PlanPaidOtherwise" }] })
  })
})
