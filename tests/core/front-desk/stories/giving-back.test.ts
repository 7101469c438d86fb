import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refundOrder,
  refusal,
  resultOf,
} from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let booked: Awaited<ReturnType<ReturnType<typeof aGuestAt>["confirmed"]>>
beforeEach(async () => {
  desk = aFrontDesk()
  booked = await aGuestAt(desk).confirmed()
  await allJobs(desk)
})

const refundOf = (amount: number, reason: string) =>
  resultOf(desk.store.inTransaction(({ enqueue }) => enqueue(refundOrder(booked, amount, reason))))

const refunds = () =>
  [...desk.shelves.contents.jobs.values()].filter(({ kind }) => kind === "refund")

describe("money that operations give back to a guest who stays", () => {
  it("goes back once, and the stay stays booked", async () => {
    await refundOf(5_000, "kindness")
    await allJobs(desk)

    const { status, ledger } = await recordOf(desk, booked.id)
    expect(status).toBe("confirmed")
    expect(ledger.at(-1)).toMatchObject({ kind: "refunded", amount: 5_000 })
    expect(refunds()).toMatchObject([{ isDone: true }])
  })

  it("goes back for each reason", async () => {
    await refundOf(5_000, "kindness")
    await refundOf(7_000, "broken-shower")
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ refunded: 12_000 }])
  })

  it("waits where the provider does not answer", async () => {
    await refundOf(5_000, "kindness")
    desk.payments.faults.push("notHeard")
    await resultOf(desk.doJobs())
    expect(refunds()).toMatchObject([{ isDone: false, reason: "PaymentsUnreachable" }])

    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ refunded: 5_000 }])
  })
})

describe("a stay in rooms of two types", () => {
  const [open, other] = ["open", "other"].map((id) => RoomTypeId.make(id))
  const stay = aStayRequest({
    party: aParty({ rooms: 2 }),
    rooms: [aRoomChoice({ roomType: open! }), aRoomChoice({ roomType: other! })],
  })
  const asked = (changes: Parameters<typeof aRoomType>[0]) => {
    const rooms = [aRoomType({ id: open! }), aRoomType({ id: other!, ...changes })]
    const mixed = aFrontDesk([{ property: aProperty({ rooms }), exceptions: [] }])
    return mixed.forVisitor({ session: "session-1", member: false }).quote(stay)
  }

  it("is sold where both are free", async () => {
    expect((await resultOf(asked({}))).rooms).toBe(2)
  })

  it("is sold out when one of them is", async () => {
    expect((await refusal(asked({ units: 0 })))._tag).toBe("SoldOut")
  })

  it("is for members when one of them is", async () => {
    expect(await refusal(asked({ membersOnly: true }))).toMatchObject({
      issues: [{ path: "rooms", code: "MembersOnly" }],
    })
  })
})
