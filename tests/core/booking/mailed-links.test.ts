import { LinkToken } from "#core/booking/booking-link.ts"
import { isAnsweredEarly } from "../kernel/answered-early.ts"
import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { Sen } from "#core/money/sen.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { allJobs, MINUTE_MS, recordOf, refusal, told, visitorOf } from "./a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, linkIn } from "./an-owner-at-the-desk.ts"

const TOTAL = Sen.make(68_946)
const HOUR_MS = 60 * MINUTE_MS

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const bearer = () => desk.managedBy(visitorOf("somewhere-else"))

describe("a mailed link", () => {
  it("opens its booking as often as it is read, and no other", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)

    expect((await told(bearer().openByLink(link))).id).toBe(id)
    expect((await told(bearer().openByLink(link))).id).toBe(id)
    const guessed = LinkToken.make(`${id}-${"0".repeat(26)}`)
    expect(await refusal(bearer().openByLink(guessed))).toEqual(new BookingNotFound())
  })

  it("acts once: after cancelling it only looks", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)

    await told(bearer().cancel({ id, link }, TOTAL, ""))

    expect((await told(bearer().cancel({ id, link }, TOTAL, ""))).status).toBe("cancelled")
    expect((await told(bearer().openByLink(link))).status).toBe("cancelled")
  })

  it("acts once: a change that was made with it cannot be followed by another", async () => {
    const { id } = await owner.onArrival()
    const link = await linkIn(desk, id)
    const { quote } = await told(bearer().quoteChange({ id, link }, aChange()))

    await told(bearer().change({ id, link }, aChange(), quote.total, ""))

    expect(await refusal(bearer().cancel({ id, link }, Sen.make(0), ""))).toEqual(
      new BookingNotFound(),
    )
  })

  it("is not spent by a change that came to nothing", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)
    const { quote } = await told(bearer().quoteChange({ id, link }, aChange()))
    await told(bearer().change({ id, link }, aChange(), quote.total, ""))

    await told(bearer().leaveChange({ id, link }, ""))

    expect((await told(bearer().cancel({ id, link }, TOTAL, ""))).status).toBe("cancelled")
  })

  it("in the letter about a booking lives until the stay begins", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)

    desk.clock.set("2026-12-04T06:59:59.999Z")
    expect((await told(bearer().openByLink(link))).id).toBe(id)
    desk.clock.set("2026-12-04T07:00:00.000Z")
    expect(await refusal(bearer().openByLink(link))).toEqual(new BookingNotFound())
  })

  it("that was asked for by code and address lives for an hour", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id, "link")

    desk.clock.forward(HOUR_MS - 1)
    expect((await told(bearer().openByLink(link))).id).toBe(id)
    desk.clock.forward(1)
    expect(await refusal(bearer().openByLink(link))).toEqual(new BookingNotFound())
  })

  it("is never kept itself, and is forgotten when it has ended", async () => {
    const { id } = await owner.paidStay()
    const first = await linkIn(desk, id, "link")
    desk.clock.forward(HOUR_MS)
    await linkIn(desk, id)

    const record = await recordOf(desk, id)
    expect(record.links).toHaveLength(1)
    expect(JSON.stringify(record)).not.toContain(first.slice(27))
  })
})

describe("asking for a link", () => {
  const lettersOf = (name: string) =>
    [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === name)

  it.each(["stranger@example.com", "aisyah.tan@example.com"])(
    "is answered for %s no sooner than for anybody",
    async (email) => {
      const { code } = await owner.paidStay()

      const asking = bearer().mailLink(writeConfirmationCode(code!), email)

      expect(await told(isAnsweredEarly(asking))).toBe(false)
    },
  )

  it("writes one letter, to the booking's own address alone", async () => {
    const { code } = await owner.paidStay()
    const written = writeConfirmationCode(code!)

    await told(bearer().mailLink(written, "stranger@example.com"))
    expect(lettersOf("link")).toEqual([])
    await told(bearer().mailLink(written, " Aisyah.Tan@EXAMPLE.com"))
    await told(bearer().mailLink(written, "aisyah.tan@example.com"))

    expect(lettersOf("link")).toHaveLength(1)
    expect(await told(desk.letterFor(lettersOf("link")[0]!))).toMatchObject({
      name: "link",
      to: "aisyah.tan@example.com",
    })
  })
})

describe("a letter", () => {
  it("reminds of a stay only while it is to come on that day", async () => {
    const { id } = await owner.onArrival()
    const [reminder] = [...desk.shelves.contents.jobs.values()].filter(
      ({ subject }) => subject === "reminder",
    )
    expect(await told(desk.letterFor(reminder!))).toMatchObject({ name: "reminder" })

    await owner.change(id, aChange())

    expect(await told(desk.letterFor(reminder!))).toBeNull()
  })

  it("has no link once there is nothing left to do", async () => {
    const { id } = await owner.paidStay()
    await owner.cancel(id, TOTAL)
    await allJobs(desk)
    const cancelled = [...desk.shelves.contents.jobs.values()].find(
      ({ subject }) => subject === "cancelled",
    )

    expect(await told(desk.letterFor(cancelled!))).toMatchObject({ name: "cancelled", link: null })
  })
})
