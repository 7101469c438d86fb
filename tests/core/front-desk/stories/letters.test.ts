import { aLetterJob } from "#fixtures/builders/a-job.ts"
import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { LetterName } from "#core/workload/mail-jobs.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
  visitorOf,
} from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt } from "../an-owner-at-the-desk.ts"

const TOTAL = 68_946

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const letter = (booking: BookingId, subject: LetterName, last = "1") =>
  resultOf(desk.letterFor(aLetterJob(booking, subject, last)))

const linkJobs = () =>
  [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === "link")

describe("a letter", () => {
  it("is written to the booking's own address, with a link while the stay is ahead", async () => {
    const { id } = await owner.paidStay()

    expect(await letter(id, "confirmed")).toMatchObject({
      name: "confirmed",
      key: `${id}/confirmed/1`,
      to: "aisyah.tan@example.com",
      language: "en",
      booking: { id },
      link: expect.stringContaining(`${id}-`),
    })
  })

  it("is moot for a booking that nobody knows or that names nobody", async () => {
    const { id } = await aGuestAt(desk).hold()

    expect(await letter(bookingIdOf(9), "confirmed")).toBeNull()
    expect(await letter(id, "confirmed")).toBeNull()
  })

  it("has no link from the moment the stay begins, nor once it is cancelled", async () => {
    const { id } = await owner.paidStay()
    desk.clock.set("2026-12-04T06:59:59.999Z")
    expect((await letter(id, "confirmed"))?.link).not.toBeNull()
    desk.clock.set("2026-12-04T07:00:00.000Z")
    expect((await letter(id, "confirmed"))?.link).toBeNull()
    const other = await owner.paidStay(aGuest())
    const cancelled = changedRecord(await recordOf(desk, other.id), { status: "cancelled" })
    desk.shelves.contents.bookings.set(other.id, cancelled)
    expect((await letter(other.id, "cancelled"))?.link).toBeNull()
  })

  it("that was asked for has a link for an hour, whatever became of the stay", async () => {
    const { id } = await owner.paidStay()
    await owner.cancel(id, TOTAL)
    const link = (await letter(id, "link"))?.link ?? never("no link")
    const opened = () => desk.managedBy(visitorOf("elsewhere")).openByLink(link)

    desk.clock.forward(60 * MINUTE_MS - 1)
    expect((await resultOf(opened())).id).toBe(id)
    desk.clock.forward(1)
    expect((await refusal(opened()))._tag).toBe("BookingNotFound")
  })

  it("lets links that live no more be forgotten", async () => {
    const { id } = await owner.paidStay()
    await letter(id, "link")
    await letter(id, "confirmed")
    desk.clock.forward(60 * MINUTE_MS)

    await letter(id, "link")

    const untils = (await recordOf(desk, id)).links.map(({ until }) => until)
    expect(untils).toEqual(["2026-12-04T07:00:00.000Z", "2026-11-21T04:30:00.000Z"])
  })
})

describe("a reminder", () => {
  it("is for a stay that is still booked for that day", async () => {
    const { id } = await owner.onArrival()
    expect((await letter(id, "reminder", "2026-12-04"))?.name).toBe("reminder")

    await owner.change(id, aChange({ dates: stayDates("2026-12-11", "2026-12-13") }))
    expect(await letter(id, "reminder", "2026-12-04")).toBeNull()
    expect((await letter(id, "reminder", "2026-12-11"))?.name).toBe("reminder")

    await owner.cancel(id, 0)
    expect(await letter(id, "reminder", "2026-12-11")).toBeNull()
  })

  it("is not planned for a stay whose reminder's time is over", async () => {
    const reminders = () =>
      [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === "reminder")
    desk.clock.set("2026-12-02T02:00:00.000Z")
    await owner.onArrival()
    expect(reminders()).toEqual([])

    desk = aFrontDesk()
    desk.clock.set("2026-12-02T01:59:59.999Z")
    await anOwnerAt(desk).onArrival()

    expect(reminders()).toMatchObject([{ notBefore: Date.parse("2026-12-02T02:00:00.000Z") }])
  })
})

describe("asking for a link by mail", () => {
  const asked = (code: string | null, email: string) =>
    resultOf(desk.managedBy(visitorOf("elsewhere")).mailLink(`${code}`, email))

  it("reads the address in any case and spacing, and tells nobody whether it was right", async () => {
    const { code } = await owner.paidStay(aGuest({ email: "Aisyah.TAN@example.com" }))

    expect(await asked(code, "somebody@example.com")).toEqual({ asked: true })
    expect(linkJobs()).toEqual([])
    expect(await asked(code, "  aisyah.tan@EXAMPLE.com ")).toEqual({ asked: true })
    expect(linkJobs()).toHaveLength(1)
  })

  it("mails one letter a minute", async () => {
    desk.clock.set("2026-11-21T02:30:00.000Z")
    const { code } = await owner.paidStay()
    const ask = () => asked(code, "aisyah.tan@example.com")

    await ask()
    desk.clock.forward(MINUTE_MS - 1)
    await ask()
    expect(linkJobs()).toHaveLength(1)
    desk.clock.forward(1)
    await ask()

    expect(linkJobs()).toHaveLength(2)
  })

  it("mails nothing about a booking that names nobody", async () => {
    const { id, code } = await owner.paidStay()
    const nameless = changedRecord(await recordOf(desk, id), { status: "completed", guest: null })
    desk.shelves.contents.bookings.set(id, nameless)

    expect(await asked(code, "")).toEqual({ asked: true })
    expect(linkJobs()).toEqual([])
  })
})

const never = (why: string): never => {
  throw new Error(why)
}
