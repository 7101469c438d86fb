import type { DisputeStep } from "#core/payment/payments.port.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, recordOf, resultOf } from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const disputed = async (payment: string, step: DisputeStep) => {
  const { body, signature } = desk.payments.noticeOf(payment, step)
  const hear = () => resultOf(desk.readNotice(body, signature))
  await Promise.all([hear(), hear()])
  await hear()
}

const diaryOf = async (id: Parameters<typeof recordOf>[1]) =>
  (await recordOf(desk, id)).history.map(({ event, status }) => [event, status])

const letters = () =>
  [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === "dispute")

describe("a payment that its bank wants back", () => {
  it("is in the diary once for each step, and moves nothing before it is lost", async () => {
    const { id, payment } = await guest.confirmed()
    await allJobs(desk)
    const before = await recordOf(desk, id)

    await disputed(payment, "opened")
    await disputed(payment, "won")

    expect((await diaryOf(id)).slice(before.history.length)).toEqual([
      ["PAYMENT_DISPUTED", "confirmed"],
      ["DISPUTE_WON", "confirmed"],
    ])
    const { history: _, ...rest } = await recordOf(desk, id)
    expect(before).toMatchObject(rest)
  })

  it("is told to those who answer it, once for each step", async () => {
    const { id, payment } = await guest.confirmed()
    const { total, deposit } = (await recordOf(desk, id)).quote

    await disputed(payment, "opened")
    expect(await resultOf(desk.disputeOf(id))).toMatchObject({
      step: "opened",
      total,
      deposit,
    })
    await disputed(payment, "won")
    expect(await resultOf(desk.disputeOf(id))).toMatchObject({ step: "won" })
    await disputed(payment, "lost")

    expect(await resultOf(desk.disputeOf(id))).toMatchObject({ step: "lost" })
    expect(letters().map(({ booking }) => booking)).toEqual([id, id, id])
  })

  it("that was never taken is no dispute of ours", async () => {
    const { id, payment } = await guest.paying()
    const before = await recordOf(desk, id)

    await disputed(payment, "opened")

    expect(await recordOf(desk, id)).toEqual(before)
    expect(letters()).toEqual([])
    expect(await resultOf(desk.disputeOf(id))).toBeNull()
    expect(await resultOf(desk.disputeOf("0".repeat(26)))).toBeNull()
  })
})
