import { describe, expect, it } from "vitest"
import { allJobs, MINUTE_MS, recordOf, studiosTaken } from "../a-guest-at-the-desk.ts"
import { aDeskForEach } from "../an-owner-at-the-desk.ts"

const at = aDeskForEach()

const later = async (minutes: number): Promise<void> => {
  at.desk.clock.forward(minutes * MINUTE_MS)
  await allJobs(at.desk)
}

describe("a hold whose end had come while its guest was at the bank", () => {
  it("ends although the clock was set back before the bank declined", async () => {
    const { id, payment } = await at.guest.paying()
    await later(15)
    at.desk.clock.forward(-60 * MINUTE_MS)
    at.desk.payments.decline(payment)
    await at.guest.settle(id)
    expect(await recordOf(at.desk, id)).toMatchObject({ status: "held" })

    await later(50)
    expect(await recordOf(at.desk, id)).toMatchObject({ status: "held" })
    await later(12)
    const reasons = [...at.desk.shelves.contents.jobs.values()].map(({ reason }) => reason)
    expect(reasons).toContain("HeldAgain")
    await later(1)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "expired" })
    expect(studiosTaken(at.desk)).toBe(0)
    const open = [...at.desk.shelves.contents.jobs.values()].filter(({ isDone }) => !isDone)
    expect(open).toEqual([])
  })

  it("stays with a guest for whom it goes on, once another try is under way", async () => {
    const { id, payment } = await at.guest.paying()
    await later(15)
    at.desk.clock.forward(-10 * MINUTE_MS)
    at.desk.payments.decline(payment)
    const held = await at.guest.settle(id)
    await at.guest.press(held)

    await later(1)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "paying", attempts: 2 })
    expect(studiosTaken(at.desk)).toBe(1)
  })
})
