import { depositReturnsOn } from "#core/pricing/deposit.ts"
import { noMoney } from "#core/money/amounts.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { allJobs, recordOf, resultOf } from "../front-desk/a-guest-at-the-desk.ts"
import { anOwnerAt } from "../front-desk/an-owner-at-the-desk.ts"

const TOTAL = 68_946

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const statusAt = async (moment: string, id: Awaited<ReturnType<typeof owner.paidStay>>["id"]) => {
  desk.clock.set(moment)
  await allJobs(desk)
  return (await recordOf(desk, id)).status
}

describe("a stay", () => {
  it("begins at three in the afternoon of check-in and ends at noon of check-out, in Malaysia", async () => {
    const { id } = await owner.paidStay()

    expect(await statusAt("2026-12-04T06:59:59.999Z", id)).toBe("confirmed")
    expect(await statusAt("2026-12-04T07:00:00.000Z", id)).toBe("staying")
    expect(await statusAt("2026-12-06T03:59:59.999Z", id)).toBe("staying")
    expect(await statusAt("2026-12-06T04:00:00.000Z", id)).toBe("completed")
  })

  it("gives its deposit back three days after check-out, and nothing else", async () => {
    const { id } = await owner.paidStay()
    await statusAt("2026-12-06T04:00:00.000Z", id)
    expect(depositReturnsOn(day("2026-12-06"))).toBe("2026-12-09")

    await statusAt("2026-12-09T03:59:59.999Z", id)
    expect((await recordOf(desk, id)).ledger).toHaveLength(2)
    await statusAt("2026-12-09T04:00:00.000Z", id)

    expect(await resultOf(owner.managed.openOwn(id))).toMatchObject({
      status: "completed",
      captured: TOTAL,
      refunded: 20_000,
      paid: TOTAL - 20_000,
    })
  })

  it("passes through both at once when the server was away", async () => {
    const { id } = await owner.paidStay()

    expect(await statusAt("2026-12-30T00:00:00.000Z", id)).toBe("completed")
    const { history } = await recordOf(desk, id)
    expect(history.map(({ event }) => event).slice(-2)).toEqual(["STAY_STARTED", "STAY_ENDED"])
  })

  it("that was cancelled neither begins nor ends", async () => {
    const { id } = await owner.paidStay()
    await owner.cancel(id, TOTAL)

    expect(await statusAt("2026-12-30T00:00:00.000Z", id)).toBe("refunded")
  })

  it("owes no deposit that was none, or was paid at the property", async () => {
    const paid = await owner.paidStay()
    const record = await recordOf(desk, paid.id)
    const quote = { ...record.quote, deposit: noMoney }
    desk.shelves.contents.bookings.set(paid.id, { ...record, quote })
    const onArrival = await owner.onArrival()

    expect(await statusAt("2026-12-30T00:00:00.000Z", paid.id)).toBe("completed")
    expect(await statusAt("2026-12-30T00:00:00.000Z", onArrival.id)).toBe("completed")
    expect(
      [...desk.shelves.contents.jobs.values()].filter(({ kind }) => kind === "refund"),
    ).toEqual([])
  })

  it("is followed by the letter that invites to review it, and by none before its end", async () => {
    const { id } = await owner.paidStay()
    const invitations = () =>
      [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === "review/invited")

    expect(await statusAt("2026-12-06T03:59:00.000Z", id)).toBe("staying")
    expect(invitations()).toEqual([])
    expect(await statusAt("2026-12-06T04:00:00.000Z", id)).toBe("completed")
    expect(invitations()).toMatchObject([
      { booking: id, notBefore: Date.parse("2026-12-07T02:00:00.000Z") },
    ])
  })

  it("waits with its end for a beginning that somebody else is writing down", async () => {
    const { id } = await owner.paidStay()
    for (const job of desk.shelves.contents.jobs.values())
      if (job.kind === "startStay")
        desk.shelves.contents.jobs.set(job.id, { ...job, notBefore: Date.parse("2027-01-01") })

    expect(await statusAt("2026-12-06T04:00:00.000Z", id)).toBe("confirmed")
    const ending = [...desk.shelves.contents.jobs.values()].find(({ kind }) => kind === "endStay")
    expect(ending).toMatchObject({ isDone: false, reason: "StayNotStarted" })
  })
})
