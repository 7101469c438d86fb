import type { LetterName } from "#core/workload/mail-jobs.ts"
import { aLetterJob } from "#fixtures/builders/a-job.ts"
import { LinkToken } from "#core/booking/booking-link.ts"
import { isAnsweredEarly } from "../../kernel/answered-early.ts"
import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { Sen } from "#core/money/sen.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
  visitorOf,
} from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, linkIn } from "../an-owner-at-the-desk.ts"

const TOTAL = Sen.make(68_946)
const HOUR_MS = 60 * MINUTE_MS

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const bearer = () => desk.managedBy(visitorOf("somewhere-else"))

describe("links that are asked for by code and address", () => {
  const linkJobs = () =>
    [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === "link")
  const somebody = (number: number) =>
    desk.managedBy({ ...visitorOf(`session-${number}`), network: `10.0.0.${number}` })

  const eight = Array.from({ length: 8 }, (_, number) => number)

  it("are mailed to one address five times in an hour, from however many networks", async () => {
    const { code } = await owner.paidStay()
    const asked = { asked: true }
    for (const number of eight) {
      expect(await resultOf(somebody(number).mailLink(code!, "aisyah.tan@example.com"))).toEqual(
        asked,
      )
      desk.clock.forward(MINUTE_MS)
    }
    expect(linkJobs()).toHaveLength(5)

    desk.clock.forward(HOUR_MS)
    await resultOf(somebody(9).mailLink(code!, " Aisyah.Tan@example.com "))
    expect(linkJobs()).toHaveLength(6)
  })

  it("use up nothing of an address unless the code belongs to it", async () => {
    const { code } = await owner.paidStay()
    const ask = (given: string, email: string) =>
      Promise.all(eight.map((number) => resultOf(somebody(number).mailLink(given, email))))
    await ask(code!, "stranger@example.com")
    await ask("ABCDE-12345", "aisyah.tan@example.com")

    await resultOf(somebody(9).mailLink(code!, "aisyah.tan@example.com"))

    expect(linkJobs()).toHaveLength(1)
  })

  it("are asked for by one network sixty times in an hour, as all other links", async () => {
    const ask = (session: number, network = "10.0.0.1") =>
      desk
        .managedBy({ ...visitorOf(`session-${session}`), network })
        .mailLink("ABCDE-12345", "aisyah.tan@example.com")
    const sixty = Array.from({ length: 60 }, (_, number) => resultOf(ask(number)))
    expect(await Promise.all(sixty)).toHaveLength(60)
    // Codes that are not known have a limit of their own, in ten minutes.
    desk.clock.forward(10 * MINUTE_MS)

    expect(await refusal(ask(99))).toMatchObject({ _tag: "TooManyAttempts" })
    expect(await resultOf(ask(99, "10.0.0.2"))).toEqual({ asked: true })
  })
})

describe("a mailed link", () => {
  it("opens its booking as often as it is read, and no other", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)

    expect((await resultOf(bearer().openByLink(link))).id).toBe(id)
    expect((await resultOf(bearer().openByLink(link))).id).toBe(id)
    const guessed = LinkToken.make(`${id}-${"0".repeat(26)}`)
    expect(await refusal(bearer().openByLink(guessed))).toEqual(new BookingNotFound())
  })

  it("acts once: after cancelling it only looks", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)

    await resultOf(bearer().cancel({ id, link }, TOTAL, ""))

    expect((await resultOf(bearer().cancel({ id, link }, TOTAL, ""))).status).toBe("cancelled")
    expect((await resultOf(bearer().openByLink(link))).status).toBe("cancelled")
  })

  it("acts once: a change that was made with it cannot be followed by another", async () => {
    const { id } = await owner.onArrival()
    const link = await linkIn(desk, id)
    const { quote } = await resultOf(bearer().quoteChange({ id, link }, aChange()))

    await resultOf(bearer().change({ id, link }, aChange(), quote.total, ""))

    expect(await refusal(bearer().cancel({ id, link }, Sen.make(0), ""))).toEqual(
      new BookingNotFound(),
    )
  })

  it("is not spent by a change that came to nothing", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)
    const { quote } = await resultOf(bearer().quoteChange({ id, link }, aChange()))
    await resultOf(bearer().change({ id, link }, aChange(), quote.total, ""))

    await resultOf(bearer().leaveChange({ id, link }, ""))

    expect((await resultOf(bearer().cancel({ id, link }, TOTAL, ""))).status).toBe("cancelled")
  })

  it("in the letter about a booking lives until the stay begins", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)

    desk.clock.set("2026-12-04T06:59:59.999Z")
    expect((await resultOf(bearer().openByLink(link))).id).toBe(id)
    desk.clock.set("2026-12-04T07:00:00.000Z")
    expect(await refusal(bearer().openByLink(link))).toEqual(new BookingNotFound())
  })

  it("that was asked for by code and address lives for an hour", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id, "link")

    desk.clock.forward(HOUR_MS - 1)
    expect((await resultOf(bearer().openByLink(link))).id).toBe(id)
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

/** The first job that writes this letter. */
const letterOf = (name: LetterName) => {
  const row = [...desk.shelves.contents.jobs.values()].find(({ subject }) => subject === name)
  return { ...aLetterJob(row?.booking ?? "", name), key: row?.key ?? "" }
}

describe("asking for a link", () => {
  const lettersOf = (name: string) =>
    [...desk.shelves.contents.jobs.values()].filter(({ subject }) => subject === name)

  it.each(["stranger@example.com", "aisyah.tan@example.com"])(
    "is answered for %s no sooner than for anybody",
    async (email) => {
      const { code } = await owner.paidStay()

      const asking = bearer().mailLink(writeConfirmationCode(code!), email)

      expect(await resultOf(isAnsweredEarly(asking))).toBe(false)
    },
  )

  it("writes one letter, to the booking's own address alone", async () => {
    const { code } = await owner.paidStay()
    const written = writeConfirmationCode(code!)

    await resultOf(bearer().mailLink(written, "stranger@example.com"))
    expect(lettersOf("link")).toEqual([])
    await resultOf(bearer().mailLink(written, " Aisyah.Tan@EXAMPLE.com"))
    await resultOf(bearer().mailLink(written, "aisyah.tan@example.com"))

    expect(lettersOf("link")).toHaveLength(1)
    expect(await resultOf(desk.letterFor(letterOf("link")))).toMatchObject({
      name: "link",
      to: "aisyah.tan@example.com",
    })
  })
})

describe("a letter", () => {
  it("reminds of a stay only while it is to come on that day", async () => {
    const { id } = await owner.onArrival()
    const reminder = letterOf("reminder")
    expect(await resultOf(desk.letterFor(reminder))).toMatchObject({ name: "reminder" })

    await owner.change(id, aChange())

    expect(await resultOf(desk.letterFor(reminder))).toBeNull()
  })

  it("has no link once there is nothing left to do", async () => {
    const { id } = await owner.paidStay()
    await owner.cancel(id, TOTAL)
    await allJobs(desk)

    expect(await resultOf(desk.letterFor(letterOf("cancelled")))).toMatchObject({
      name: "cancelled",
      link: null,
    })
  })
})
