import { bookingJobsWith } from "#core/booking-jobs/job-runner.ts"
import type { BookingJobLine } from "#core/workload/job-lines.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  allJobs,
  MINUTE_MS,
  paymentOf,
  recordOf,
  resultOf,
  studiosTaken,
} from "../a-guest-at-the-desk.ts"
import { aDeskForEach } from "../an-owner-at-the-desk.ts"

const at = aDeskForEach()

const later = async (minutes: number): Promise<void> => {
  at.desk.clock.forward(minutes * MINUTE_MS)
  await allJobs(at.desk)
}

/** Only the work that asks nobody but the store is done. */
const staysAlone = async (minutes: number): Promise<void> => {
  at.desk.clock.forward(minutes * MINUTE_MS)
  while ((await resultOf(at.desk.doJobs(["stays"]))) > 0);
}

/** Why the work of ending the hold is to be done again. */
const whyNotEnded = (): string | null | undefined =>
  [...at.desk.shelves.contents.jobs.values()].find(({ kind }) => kind === "endHold")?.reason

/** The clock is set back by an hour after this work was claimed and before it is done. */
const setBackInTheMomentOf = async (line: BookingJobLine): Promise<void> => {
  const { jobs, clock } = at.desk
  const claim: typeof jobs.claim = (asked) =>
    Effect.tap(jobs.claim(asked), () => Effect.sync(() => clock.forward(-60 * MINUTE_MS)))
  await resultOf(bookingJobsWith({ ...at.desk, jobs: { ...jobs, claim } })([line]))
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
    await later(1)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "expired" })
    expect(studiosTaken(at.desk)).toBe(0)
    const open = [...at.desk.shelves.contents.jobs.values()].filter(({ isDone }) => !isDone)
    expect(open).toEqual([])
  })

  it("ends although the work on payments stops, as where a provider keeps everybody waiting", async () => {
    const { id, payment } = await at.guest.paying()
    await staysAlone(15)
    expect(whyNotEnded()).toBe("StillPaying")
    at.desk.clock.forward(-60 * MINUTE_MS)
    at.desk.payments.decline(payment)
    await at.guest.settle(id)

    await staysAlone(59)
    expect(await recordOf(at.desk, id)).toMatchObject({ status: "held" })
    await staysAlone(3)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "expired" })
    expect(studiosTaken(at.desk)).toBe(0)
  })

  it("ends although the clock was set back in the moment of its end", async () => {
    const { id } = await at.guest.hold()
    at.desk.clock.forward(15 * MINUTE_MS)
    await setBackInTheMomentOf("stays")
    expect(await recordOf(at.desk, id)).toMatchObject({ status: "held" })
    expect(whyNotEnded()).toBe("NotOver")

    await staysAlone(61)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "expired" })
  })

  it("calls off what is paid on the form of an earlier try, though nothing is heard of it", async () => {
    const { id, payment } = await at.guest.paying()
    at.desk.clock.forward(18 * MINUTE_MS)
    at.desk.payments.decline(payment)
    await setBackInTheMomentOf("payments")
    const held = await recordOf(at.desk, id)
    expect(held).toMatchObject({ status: "held" })
    await at.guest.press(await resultOf(at.guest.bookings.find(id)))
    at.desk.payments.authorise(await paymentOf(at.desk, id))
    await at.guest.settle(id)
    at.desk.payments.authorise(payment)

    await later(80)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "confirmed" })
    const first = at.desk.payments.truths().find((truth) => truth.payment === payment)
    expect(first).toMatchObject({ state: "cancelled" })
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
