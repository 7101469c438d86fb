import { pendingChangeOf } from "#core/booking/booking-stage.ts"
import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import { PaymentUnavailable, PriceChanged, SoldOut } from "#core/booking/booking.errors.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { managingService } from "#core/front-desk/managing-service.ts"
import { Sen } from "#core/money/sen.ts"
import { PaymentStepRefused } from "#core/payment/payments.port.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
} from "../a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt, changePayment } from "../an-owner-at-the-desk.ts"

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

const startsOf = (attempt: number) =>
  desk.payments.calls.filter((call) => call.startsWith("start") && call.endsWith(`/${attempt}`))

describe("a change that waits for its money", () => {
  it("goes on where it is pressed again, and its payment is begun once", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())

    const again = await owner.change(id, aChange())

    expect(again.kind).toBe("card")
    expect(startsOf(2)).toHaveLength(1)
    expect(pendingChangeOf(await recordOf(desk, id))?.attempt).toBe(2)
  })

  it("gives way to another stay, also at the same price", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())

    await owner.change(id, aChange({ party: aParty({ adults: 1 }) }))

    expect(pendingChangeOf(await recordOf(desk, id))).toMatchObject({
      attempt: 3,
      party: { adults: 1 },
    })
  })

  it("does not go on at another total than the one it was asked for", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const { quote } = await owner.quoted(id, aChange())

    const asked = owner.managed.change(owner.own(id), aChange(), Sen.make(1), "")

    expect(await refusal(asked)).toEqual(new PriceChanged({ quote }))
  })

  it("begins anew once its quarter of an hour is over", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.clock.forward(15 * MINUTE_MS - 1)
    await owner.change(id, aChange())
    expect(pendingChangeOf(await recordOf(desk, id))?.attempt).toBe(2)
    desk.clock.forward(1)

    await owner.change(id, aChange())

    expect(pendingChangeOf(await recordOf(desk, id))?.attempt).toBe(3)
  })

  it("is asked about two minutes after its time, under a name of its own", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const until = Date.parse(pendingChangeOf(await recordOf(desk, id))!.until)

    expect(jobsOf("settle")).toMatchObject([
      { key: `${id}/1`, subject: "" },
      { key: `${id}/change/2`, subject: "change", notBefore: until + 2 * MINUTE_MS },
    ])
  })
})

describe("the rooms of a booking that changes", () => {
  const quoted = (id: BookingRecord["id"], rooms: number, dates = aChange().dates) => {
    const party = aParty({ adults: rooms, rooms })
    return owner.managed.quoteChange(
      owner.own(id),
      aChange({ dates, party, rooms: [aRoomChoice({ count: rooms })] }),
    )
  }

  it("and those that its change took are free for another change, and no more than those", async () => {
    desk = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] },
    ])
    owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())

    expect((await resultOf(quoted(id, 1))).balance.kind).toBe("pay")
    expect(await refusal(quoted(id, 2, stayDates()))).toEqual(new SoldOut())
    const alone = changedRecord(await recordOf(desk, id), { change: null })
    desk.shelves.contents.bookings.set(id, alone)
    expect(await refusal(quoted(id, 2))).toEqual(new SoldOut())
  })

  it("count as free no oftener than they are booked", async () => {
    const { id } = await owner.paidStay()
    await aGuestAt(desk, "another").hold()

    expect((await resultOf(quoted(id, 2))).balance.kind).toBe("pay")
    expect(await refusal(quoted(id, 3))).toEqual(new SoldOut())
  })
})

/** A desk on which a payment is begun while something else happens, then answered or refused. */
const whileStarting = (meanwhile: () => void, isRefused = false) => {
  const { payments } = desk
  const start = (order: Parameters<typeof payments.start>[0]) =>
    payments.start(order).pipe(
      Effect.tap(() => Effect.sync(meanwhile)),
      Effect.flatMap((started) =>
        isRefused
          ? Effect.fail(new PaymentStepRefused({ code: "amount_too_small" }))
          : Effect.succeed(started),
      ),
    )
  const other = { ...desk, payments: { ...payments, start } }
  return {
    desk: other,
    managed: managingService(other, { session: "any", member: true, account: anAccount }),
  }
}

describe("a payment of a change whose name comes late", () => {
  const changed = async (
    isRefused: boolean,
    meanwhile: (record: BookingRecord) => BookingChanges,
  ) => {
    const { id } = await owner.paidStay()
    const { quote } = await owner.quoted(id, aChange())
    const { managed } = whileStarting(() => {
      const { bookings } = desk.shelves.contents
      const record = bookings.get(id)!
      bookings.set(id, changedRecord(record, meanwhile(record)))
    }, isRefused)
    const asked = managed.change(owner.own(id), aChange(), quote.total, "")
    return { id, failure: await resultOf(Effect.result(asked)), record: () => recordOf(desk, id) }
  }
  const nextTry = (record: BookingRecord) => ({
    change: { ...pendingChangeOf(record)!, attempt: 3 },
  })
  const paidElsewhere = (record: BookingRecord) => ({
    change: null,
    extras: [
      {
        payment: `pay_${record.id}_2`,
        attempt: 2,
        amount: pendingChangeOf(record)!.amount,
        clientSecret: "s",
      },
    ],
  })

  it("is called off where the guest wants something else by now, which keeps waiting", async () => {
    const { id, failure, record } = await changed(false, nextTry)

    expect(failure).toMatchObject({ failure: new PaymentUnavailable() })
    expect(pendingChangeOf(await record())).toMatchObject({ attempt: 3, payment: null })
    expect(jobsOf("void")).toMatchObject([{ subject: `pay_${id}_2` }])
  })

  it("is called off where the change was given up meanwhile", async () => {
    const other = { payment: "pay_other", attempt: 9, amount: Sen.make(500), clientSecret: "s" }
    const { id } = await changed(false, () => ({ change: null, extras: [other] }))

    expect(jobsOf("void")).toMatchObject([{ subject: `pay_${id}_2` }])
  })

  it("is left alone where the change is paid for by now", async () => {
    const { failure } = await changed(false, paidElsewhere)

    expect(failure).toMatchObject({ success: { kind: "changed" } })
    expect(jobsOf("void")).toEqual([])
  })

  it("ends no other change than its own where the provider refuses it", async () => {
    const { record } = await changed(true, nextTry)

    expect(await record()).toMatchObject({ change: { attempt: 3 }, failedChange: null })
  })

  it("is looked for when its time is over, until the provider says what there is", async () => {
    const { id } = await owner.paidStay()
    desk.payments.faults.push("notHeard")
    await refusal(
      Effect.flatMap(owner.managed.quoteChange(owner.own(id), aChange()), ({ quote }) =>
        owner.managed.change(owner.own(id), aChange(), quote.total, ""),
      ),
    )
    expect(await changePayment(desk, id)).toBe("")
    desk.clock.forward(17 * MINUTE_MS)

    desk.payments.faults.push("notHeard")
    await resultOf(desk.doJobs())

    expect(pendingChangeOf(await recordOf(desk, id))).toBeNull()
    expect(jobsOf("settle").at(-1)).toMatchObject({ isDone: false, reason: "PaymentsUnreachable" })
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)
    expect(jobsOf("settle").at(-2)).toMatchObject({ isDone: true })
    desk.clock.forward(5 * MINUTE_MS)
    await allJobs(desk)
    expect(jobsOf("settle").at(-1)).toMatchObject({ isDone: true })
  })
})

it("a stay of the same days is another one for other people or in other rooms", async () => {
  const { id } = await owner.onArrival()
  const { party, rooms } = await recordOf(desk, id)
  const [{ roomType }] = rooms as unknown as readonly [{ readonly roomType: never }]
  const wanted = (changes: Partial<typeof party>, count = 1) =>
    owner.managed.quoteChange(owner.own(id), {
      dates: stayDates(),
      party: { ...party, ...changes },
      rooms: [{ roomType, count }],
    })

  expect(await refusal(wanted({}))).toMatchObject({ obstacle: "sameStay" })
  expect((await resultOf(wanted({ children: 1 }))).balance.kind).toBe("onArrival")
  expect((await resultOf(wanted({ rooms: 2 }, 2))).balance.kind).toBe("onArrival")
})

describe("a change of a stay in one room of which a visitor sleeps", () => {
  const two = { party: aParty({ rooms: 2 }), rooms: [aRoomChoice({ count: 2 })] as const }

  it.each([
    ["a Malaysian's second room", aGuest({ roomsOfVisitors: 1 }), 3000],
    ["a visitor's second room", aForeignGuest(), 6000],
  ])("takes tourism tax of %s for three nights as the lead guest's kind", async (_, guest, tax) => {
    const { id } = await owner.paidStay(guest)

    const { quote } = await owner.quoted(id, aChange(two))

    expect(quote.why.tourismTax.amount).toBe(tax)
  })
})
