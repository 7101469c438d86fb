import { PaymentUnavailable, PriceChanged, SoldOut } from "#core/booking/booking.errors.ts"
import { bookingJobsWith } from "#core/booking-jobs/job-runner.ts"
import { managingService } from "#core/front-desk/managing-service.ts"
import { NotManageable } from "#core/managing/managing.errors.ts"
import { Sen } from "#core/money/sen.ts"
import { PaymentStepRefused } from "#core/payment/payments.port.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aForeignGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  studiosTaken,
  resultOf,
} from "./a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt, changePayment } from "./an-owner-at-the-desk.ts"

const TOTAL = 68_946
/** A night of RM 180 more, with 3 % fee and 8 % tax on both. */
const NIGHT_MORE = 18_000 + 540 + 1_483
const oneNight = aChange({ dates: stayDates("2026-12-05", "2026-12-06") })

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const stateOf = (payment: string) =>
  desk.payments.truths().find((truth) => truth.payment === payment)

describe("what a change would cost", () => {
  it("is the difference to today's price of the other stay", async () => {
    const { id } = await owner.paidStay()

    expect(await owner.quoted(id, aChange())).toMatchObject({
      before: TOTAL,
      quote: { total: TOTAL + NIGHT_MORE },
      balance: { kind: "pay", amount: NIGHT_MORE },
    })
    expect((await owner.quoted(id, oneNight)).balance.kind).toBe("refund")
    expect(
      (await owner.quoted(id, aChange({ dates: stayDates(), party: aParty({ adults: 1 }) })))
        .balance,
    ).toEqual({ kind: "nothing", amount: 0 })
  })

  it("counts the booking's own rooms as free", async () => {
    desk = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] },
    ])
    owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()

    expect((await owner.quoted(id, aChange())).balance.amount).toBe(NIGHT_MORE)
  })

  it("knows who comes: a visitor pays tourism tax for the new nights", async () => {
    const { id } = await owner.paidStay(aForeignGuest())

    expect((await owner.quoted(id, aChange())).balance.amount).toBe(NIGHT_MORE + 1_000)
  })

  it("is not told where nothing would change, or nothing may", async () => {
    const { id } = await owner.paidStay()
    const ask = (change = aChange()) => refusal(owner.managed.quoteChange(owner.own(id), change))

    expect(await ask(aChange({ dates: stayDates() }))).toEqual(
      new NotManageable({ obstacle: "sameStay" }),
    )
    desk.clock.set("2026-12-04T07:00:00.000Z")
    expect(await ask()).toEqual(new NotManageable({ obstacle: "stayStarted" }))
  })

  it("is not told for a rate that gives nothing back", async () => {
    const rooms = [aRoomType({ cancellation: "NON_REFUNDABLE" })]
    desk = aFrontDesk([{ property: aProperty({ rooms }), exceptions: [] }])
    owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()

    expect(await refusal(owner.managed.quoteChange(owner.own(id), aChange()))).toEqual(
      new NotManageable({ obstacle: "nonRefundable" }),
    )
  })
})

describe("a change that makes the stay dearer", () => {
  it("is paid for first, while the old stay stays booked and the new nights are kept", async () => {
    const { id } = await owner.paidStay()

    const step = await owner.change(id, aChange())

    expect(step).toMatchObject({
      kind: "card",
      amount: NIGHT_MORE,
      booking: { status: "confirmed", dates: stayDates(), openChange: { amount: NIGHT_MORE } },
    })
    expect(studiosTaken(desk, "2026-12-03")).toBe(1)
    expect(studiosTaken(desk)).toBe(1)
  })

  it("is done once the money is there, and all of it is taken", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.authorise(await changePayment(desk, id))

    const changed = await resultOf(owner.managed.settleChange(owner.own(id), ""))
    await allJobs(desk)

    expect(changed).toMatchObject({ dates: aChange().dates, paid: TOTAL + NIGHT_MORE })
    const record = await recordOf(desk, id)
    expect(record).toMatchObject({ status: "confirmed", change: null })
    expect(desk.payments.truths().map(({ captured }) => captured)).toEqual([TOTAL, NIGHT_MORE])
    await owner.cancel(id, TOTAL + NIGHT_MORE)
    await allJobs(desk)
    expect((await recordOf(desk, id)).status).toBe("refunded")
    expect(desk.payments.truths().map(({ refunded }) => refunded)).toEqual([TOTAL, NIGHT_MORE])
  })

  it("is done once, by the provider's message and the guest's return alike", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.authorise(payment)
    const { body, signature } = desk.payments.noticeOf(payment)

    await resultOf(desk.readNotice(body, signature))
    await resultOf(desk.readNotice(body, signature))
    await resultOf(owner.managed.settleChange(owner.own(id), ""))

    const { history } = await recordOf(desk, id)
    expect(history.filter(({ event }) => event === "CHANGED")).toHaveLength(1)
  })

  it("changes nothing when the card is declined", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.decline(payment, "insufficientFunds")

    const settled = await resultOf(owner.managed.settleChange(owner.own(id), ""))
    await allJobs(desk)

    expect(settled).toMatchObject({
      dates: stayDates(),
      openChange: null,
      failedChange: { why: "declined", decline: "insufficientFunds" },
    })
    expect(studiosTaken(desk, "2026-12-03")).toBe(0)
    expect(stateOf(payment)?.state).toBe("cancelled")
    expect((await owner.change(id, aChange())).kind).toBe("card")
  })

  it("changes nothing when nobody pays in time; money that comes later goes back", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.clock.forward(17 * MINUTE_MS)
    await resultOf(desk.doJobs())
    desk.payments.authorise(payment)
    const { body, signature } = desk.payments.noticeOf(payment)
    await resultOf(desk.readNotice(body, signature))

    await allJobs(desk)

    expect(await recordOf(desk, id)).toMatchObject({
      dates: stayDates(),
      failedChange: { why: "expired" },
    })
    expect(studiosTaken(desk, "2026-12-03")).toBe(0)
    expect(stateOf(payment)).toMatchObject({ state: "cancelled", captured: 0 })
  })

  it("goes on when it is pressed again, and ends when the guest gives it up", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    await owner.change(id, aChange())
    expect(await changePayment(desk, id)).toBe(payment)

    const left = await resultOf(owner.managed.leaveChange(owner.own(id), ""))

    expect(left).toMatchObject({ openChange: null, failedChange: { why: "givenUp" } })
    expect(studiosTaken(desk, "2026-12-03")).toBe(0)
  })

  it("gives way to another that is asked for", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const later = aChange({ dates: stayDates("2026-12-04", "2026-12-08") })

    await owner.change(id, later)

    expect(studiosTaken(desk, "2026-12-03")).toBe(0)
    expect(studiosTaken(desk, "2026-12-07")).toBe(1)
  })

  it("finds its payment again when the answer was lost, and is given up when it is refused", async () => {
    const { id } = await owner.paidStay()
    const { quote } = await owner.quoted(id, aChange())
    const press = () => owner.managed.change(owner.own(id), aChange(), quote.total, "")
    desk.payments.faults.push("answerLost")

    expect(await refusal(press())).toEqual(new PaymentUnavailable())

    expect((await resultOf(press())).kind).toBe("card")
    expect(desk.payments.truths()).toHaveLength(2)
  })

  it("is given up when the provider refuses to start, and nothing is left to be asked after one more look", async () => {
    const { id } = await owner.paidStay()
    const { quote } = await owner.quoted(id, aChange())
    const refusing = {
      ...desk,
      payments: {
        ...desk.payments,
        start: () => Effect.fail(new PaymentStepRefused({ code: "amount_too_small" })),
      },
    }
    const managed = managingService(refusing, { session: "any", member: true, account: anAccount })

    const failure = await refusal(managed.change(owner.own(id), aChange(), quote.total, ""))

    expect(failure).toEqual(new PaymentUnavailable())
    expect(await recordOf(desk, id)).toMatchObject({
      change: null,
      failedChange: { why: "declined", decline: "processingError" },
    })
    expect(studiosTaken(desk, "2026-12-03")).toBe(0)
    desk.clock.forward(17 * MINUTE_MS)
    await resultOf(bookingJobsWith(refusing)())
    const asking = () =>
      [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === "change")
    expect(asking()).toMatchObject([{ isDone: true }, { isDone: false }])
    desk.clock.forward(5 * MINUTE_MS)
    await resultOf(bookingJobsWith(refusing)())
    expect(asking()).toMatchObject([{ isDone: true }, { isDone: true }])
  })

  it("is given up at check-in", async () => {
    desk.clock.set("2026-12-04T06:55:00.000Z")
    const { id } = await owner.paidStay()
    await owner.change(id, aChange({ dates: stayDates("2026-12-04", "2026-12-07") }))
    desk.clock.set("2026-12-04T07:00:00.000Z")

    await allJobs(desk)

    expect(await recordOf(desk, id)).toMatchObject({
      status: "staying",
      change: null,
      failedChange: { why: "expired" },
    })
    expect(studiosTaken(desk, "2026-12-06")).toBe(0)
  })
})

describe("a change that costs no more", () => {
  it("is done at once: what is too much goes back, and nights are free", async () => {
    const { id, payment } = await owner.paidStay()
    const { quote } = await owner.quoted(id, oneNight)

    const step = await owner.change(id, oneNight)
    await allJobs(desk)

    expect(step).toMatchObject({ kind: "changed", booking: { paid: quote.total } })
    expect(studiosTaken(desk)).toBe(0)
    expect(studiosTaken(desk, "2026-12-05")).toBe(1)
    expect(stateOf(payment)?.refunded).toBe(TOTAL - quote.total)
    expect((await recordOf(desk, id)).status).toBe("confirmed")
    await owner.cancel(id, quote.total)
    await allJobs(desk)
    expect(await recordOf(desk, id)).toMatchObject({ status: "refunded" })
    expect(stateOf(payment)?.refunded).toBe(TOTAL)
  })

  it("is done at once where everything is paid on arrival", async () => {
    const { id } = await owner.onArrival()

    expect((await owner.quoted(id, aChange())).balance).toEqual({
      kind: "onArrival",
      amount: TOTAL + NIGHT_MORE,
    })
    expect(await owner.change(id, aChange())).toMatchObject({
      kind: "changed",
      booking: { dates: aChange().dates, quote: { total: TOTAL + NIGHT_MORE } },
    })
  })

  it("writes to the guest and begins the stay on its new day", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange({ dates: stayDates("2026-12-05", "2026-12-06") }))
    desk.clock.set("2026-12-04T08:00:00.000Z")
    await allJobs(desk)
    expect((await recordOf(desk, id)).status).toBe("confirmed")
    desk.clock.set("2026-12-05T07:00:00.000Z")

    await allJobs(desk)

    expect((await recordOf(desk, id)).status).toBe("staying")
    const letters = [...desk.shelves.contents.jobs.values()].map(({ subject }) => subject)
    expect(letters).toContain("changed")
  })
})

describe("a change", () => {
  it("is not made at a total that the guest did not see", async () => {
    const { id } = await owner.paidStay()
    const asked = owner.managed.change(owner.own(id), aChange(), Sen.make(1), "")
    const { quote } = await owner.quoted(id, aChange())

    expect(await refusal(asked)).toEqual(new PriceChanged({ quote }))
  })

  it("never takes a room that somebody else has", async () => {
    desk = aFrontDesk([
      { property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] },
    ])
    owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()
    const other = aStayRequest({ dates: stayDates("2026-12-03", "2026-12-04") })
    await aGuestAt(desk, "session-2").hold(other)

    expect(await refusal(owner.managed.quoteChange(owner.own(id), aChange()))).toEqual(
      new SoldOut(),
    )
  })

  it("may go into other rooms", async () => {
    const loft = aRoomType({ id: RoomTypeId.make("springwater-loft"), units: 1 })
    desk = aFrontDesk([{ property: aProperty({ rooms: [aRoomType(), loft] }), exceptions: [] }])
    owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()
    const rooms = [aRoomChoice({ roomType: loft.id })] as const

    await owner.change(id, aChange({ dates: stayDates(), rooms }))

    expect(studiosTaken(desk)).toBe(0)
    expect((await recordOf(desk, id)).rooms).toMatchObject([{ roomType: loft.id, count: 1 }])
  })
})
