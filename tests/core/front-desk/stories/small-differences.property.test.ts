import { paidOf } from "#core/booking/money-of-booking.ts"
import { Sen } from "#core/money/sen.ts"
import { smallestCharge } from "#core/payment/payment.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allJobs, recordOf, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, changePayment } from "../an-owner-at-the-desk.ts"
import { invariantsHold } from "../front-desk.invariants.ts"

/** Rooms whose prices differ by little, without fee: the first is the one that is booked. */
const aDeskWith = (extras: ReadonlyArray<number>) => {
  const rooms = [0, ...extras].map((extra, number) =>
    aRoomType({
      ...(number > 0 && { id: RoomTypeId.make(`room-${number}`) }),
      baseRate: Sen.make(18_000 + extra),
      weekendRate: Sen.make(22_000 + extra),
    }),
  )
  const terms = sellingTerms({ feeBps: 0, sstRegistered: false })
  return aFrontDesk([{ property: aProperty({ rooms, terms }), exceptions: [] }])
}

const oneNight = stayDates("2026-12-01", "2026-12-02")
const inRoom = (number: number) =>
  aChange({
    dates: oneNight,
    rooms: [aRoomChoice(number === 0 ? {} : { roomType: RoomTypeId.make(`room-${number}`) })],
  })

const aStay = async (extras: ReadonlyArray<number>) => {
  const desk = aDeskWith(extras)
  const owner = anOwnerAt(desk)
  const { id } = await owner.paidStay()
  const moveTo = async (number: number) => {
    const { balance } = await owner.quoted(id, inRoom(number))
    const step = await owner.change(id, inRoom(number))
    if (step.kind === "card") {
      desk.payments.authorise(await changePayment(desk, id))
      await resultOf(owner.managed.settleChange(owner.own(id), ""))
    }
    await allJobs(desk)
    return balance
  }
  await moveTo(0)
  return { desk, id, moveTo, record: () => recordOf(desk, id) }
}

describe("a change that is dearer by less than a card can pay", () => {
  it("is done at once, noted on the ledger, and shown", async () => {
    const { moveTo, record, desk } = await aStay([150])
    const before = (await record()).quote.total

    expect(await moveTo(1)).toEqual({ kind: "waived", amount: 150 })

    const { quote, ledger } = await record()
    expect(quote.total).toBe(before + 150)
    expect(ledger.at(-1)).toMatchObject({ kind: "waived", amount: 150, payment: "" })
    expect(paidOf(await record())).toBe(before)
    invariantsHold(desk, new Set())
  })

  it("is paid from the provider's smallest charge on", async () => {
    const { moveTo } = await aStay([smallestCharge - 1, smallestCharge])

    expect((await moveTo(1)).kind).toBe("waived")
    expect(await moveTo(2)).toEqual({ kind: "pay", amount: smallestCharge })
  })

  it("counts from what was paid: small steps do not add up to a gift", async () => {
    const { moveTo, record } = await aStay([150, 300])
    await moveTo(1)

    expect(await moveTo(2)).toEqual({ kind: "pay", amount: 300 })

    const kinds = (await record()).ledger.map(({ kind, amount }) => `${kind} ${amount}`)
    expect(kinds).toContain("recalled 150")
  })

  it("gives nothing back that was not paid", async () => {
    const { moveTo, desk, record } = await aStay([150])
    await moveTo(1)

    expect(await moveTo(0)).toEqual({ kind: "nothing", amount: 0 })

    expect(
      desk.payments
        .truths()
        .map(({ refunded }) => refunded)
        .filter(Boolean),
    ).toHaveLength(1)
    expect((await record()).ledger.at(-1)).toMatchObject({ kind: "recalled", amount: 150 })
  })
})

describe("any changes among rooms of nearly the same price", () => {
  const anyExtras = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 3, maxLength: 3 })
  const anyMoves = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 })

  it("leave a ledger that adds up, little let off, and every refund paid", async () => {
    await fc.assert(
      fc.asyncProperty(anyExtras, anyMoves, async (extras, moves) => {
        const { desk, record, moveTo } = await aStay(extras)
        let at = 0
        for (const move of moves) {
          if (move === at) continue
          const paid = paidOf(await record())
          const { kind, amount } = await moveTo(move)
          at = move
          const after = paidOf(await record())
          if (kind === "pay") expect(after).toBe(paid + amount)
          if (kind === "refund") expect(after).toBe(paid - amount)
          if (kind === "waived" || kind === "nothing") expect(after).toBe(paid)
          invariantsHold(desk, new Set())
        }
      }),
      { numRuns: 30 },
    )
  })
})
