import { newsLines, reportedLine } from "#adapters/command-line/channels/channel-news-lines.ts"
import { runChannels } from "#adapters/command-line/channels/channels-run.ts"
import { channelsTaskIn, withoutAddress } from "#adapters/command-line/channels/channels-words.ts"
import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { usualRequestLimits } from "#adapters/configuration/request-limits.ts"
import { admission } from "#adapters/http-server/admission/admission.ts"
import { roomCalendar } from "#adapters/http-server/files/room-calendar.ts"
import type { Channels } from "#core/channels/channels.port.ts"
import { FeedUnreachable } from "#core/channels/channel.errors.ts"
import { FeedTrouble } from "#core/channels/feed-memory.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { PropertyContacts } from "#core/property/property-contacts.ts"
import { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aClash, someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { plainDigest } from "#fixtures/doubles/digest.plain.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"

const airbnb = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "BEGIN:VEVENT",
  "UID:1@airbnb.com",
  "DTSTART;VALUE=DATE:20261210",
  "DTEND;VALUE=DATE:20261212",
  "SUMMARY:Reserved",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n")

/** A calendar in which a stay ends before it begins. */
const wrongly = airbnb.replace("20261212", "20261201")

/** An operator with one garden room, and another site with a guest from 10 to 12 December. */
const anOperator = (
  contacts: PropertyContacts | null = someContacts(),
  others: ReadonlyArray<string> = [],
) => {
  const room = aRoomType({ id: RoomTypeId.make("garden"), units: 1 })
  const further = others.map((id) => aRoomType({ id: RoomTypeId.make(id) }))
  const property = aProperty({ slug: Slug.make("rumah-kenanga"), rooms: [room, ...further] })
  const shelves = shelvesWith([{ property, exceptions: [] }])
  const said: Array<string> = []
  const world = {
    channels: inMemoryChannels(shelves),
    blocks: inMemoryBlocks(shelves),
    bookings: inMemoryBookingStore(shelves),
    contactsOf: () => Effect.succeed(contacts),
    catalogue: inMemoryCatalogue(shelves),
    fetcher: {
      fetch: (address: string) =>
        address.includes("silent")
          ? Effect.fail(new FeedUnreachable({ reason: "NoAnswer" }))
          : Effect.succeed({
              text: address.includes("wrong") ? wrongly : airbnb,
              marks: { etag: null, modified: null },
            }),
    },
    format: icalCalendars(),
    clock: { now: () => Date.parse("2026-12-01T04:00:00Z") },
    randomness: seededRandomness(1),
    digest: plainDigest,
    site: "https://stays.test",
    say: (line: string) => said.push(line),
  }
  const run = (words: string) => {
    const task = channelsTaskIn(words.split(" "))
    if (task === null) throw new Error(words)
    return runChannels(task, world)
  }
  /** Blocks that are put are lifted at once, as a transaction that is rolled back does. */
  const rehearse = async (words: string) => {
    const before = shelves.contents
    const replace: Blocks["replace"] = (...put) =>
      Effect.tap(world.blocks.replace(...put), () => Effect.sync(() => (shelves.contents = before)))
    const task = channelsTaskIn(words.split(" "))
    if (task === null) throw new Error(words)
    return runChannels(task, { ...world, blocks: { ...world.blocks, replace } })
  }
  /** A site whose calendar takes so long that somebody does something meanwhile. */
  const whileItIsRead = (
    words: string,
    meanwhile: () => Promise<unknown>,
    channels: Channels = world.channels,
  ) => {
    const task = channelsTaskIn(words.split(" "))
    if (task === null) throw new Error(words)
    const fetch = (address: string) =>
      Effect.andThen(Effect.promise(meanwhile), world.fetcher.fetch(address))
    return runChannels(task, { ...world, channels, fetcher: { fetch } })
  }
  /** Every reading finds that another was faster. */
  const losing: Channels = { ...world.channels, block: () => Effect.succeed(null) }
  const blockAs = (source: string) =>
    resultOf(
      world.blocks.replace({ property: property.slug, source }, [
        {
          kind: RoomKindId.make("garden"),
          date: day("2026-12-11"),
          count: 1,
          reference: "",
          note: "",
        },
      ]),
    )
  const book = (...dates: ReadonlyArray<string>) =>
    resultOf(
      inMemoryBookingStore(shelves).inTransaction(({ take }) =>
        take([{ kind: RoomKindId.make("garden"), count: 1, dates: dates.map(day) }]),
      ),
    )
  const ask = (address: string, headers = {}) =>
    roomCalendar({ ...world, admitted: admission(usualRequestLimits) })(
      new Request(address, { headers }),
    )
  const nights = async (address: string) =>
    [...((await (await ask(address))?.text()) ?? "").matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(
      ([, date]) => date,
    )
  const told = async () => {
    const feeds = await resultOf(world.channels.followed())
    const all = await Promise.all(feeds.map(({ id }) => resultOf(world.channels.told(id))))
    return all.map((some) => some.map(({ date }) => date))
  }
  const freeOn = async (date: string) =>
    (await resultOf(world.catalogue.snapshot())).freeOn(room.id, day(date))
  const letters = () => [...shelves.contents.jobs.values()].map(({ key }) => key)
  return {
    said,
    run,
    rehearse,
    whileItIsRead,
    losing,
    blockAs,
    book,
    ask,
    told,
    nights,
    freeOn,
    letters,
  }
}

describe("the words of the command", () => {
  test.each([
    "",
    "list all",
    "address rumah-kenanga",
    "address Rumah garden",
    "address rumah-kenanga garden now",
    "follow rumah-kenanga garden Airbnb http://airbnb.test/a.ics",
    "follow rumah-kenanga garden Airbnb",
    "follow rumah-kenanga garden (x) https://airbnb.test/a.ics",
    `follow rumah-kenanga garden ${"a".repeat(31)} https://airbnb.test/a.ics`,
    `follow rumah-kenanga garden Airbnb https://airbnb.test/${"a".repeat(2000)}`,
    "unfollow rumah-kenanga garden",
    "unfollow rumah-kenanga garden Airbnb https://airbnb.test/a.ics",
    "unfollow rumah-kenanga garden Airbnb --dry-run",
    "address rumah-kenanga garden --dry-run",
    "list --dry-run",
  ])("%j ask for nothing", (words) => {
    expect(channelsTaskIn(words.split(" ").filter(Boolean))).toBeNull()
  })

  test("may name who gives the order, and ask for nothing with other options", () => {
    const words = ["unfollow", "rumah-kenanga", "garden", "Airbnb"]
    const task = channelsTaskIn(words)

    expect(task).toMatchObject({ kind: "unfollow", source: "Airbnb" })
    expect(channelsTaskIn([...words, "--by", "Mei"])).toEqual(task)
    expect(channelsTaskIn(["--by=Mei", ...words])).toEqual(task)
    expect(channelsTaskIn([...words, "--by"])).toBeNull()
    expect(channelsTaskIn([...words, "--dry-runs"])).toBeNull()
  })

  test("are noted without the path of an address", () => {
    const address = "HTTPS://www.airbnb.test/calendar/ical/1.ics?s=secret"
    expect(withoutAddress(["follow", "rumah-kenanga", "garden", "Airbnb", address])).toEqual(
      "follow rumah-kenanga garden Airbnb https://www.airbnb.test/...".split(" "),
    )
  })
})

describe("a room type's calendar", () => {
  test("has an address that is shown once and tells the nights that are taken", async () => {
    const { run, said, book, ask, nights } = anOperator()
    await book("2026-12-05", "2026-12-06", "2026-12-20")

    expect(await run("address rumah-kenanga garden")).toBe(0)

    const [address = ""] = said
    expect(address).toMatch(/^https:\/\/stays\.test\/calendars\/[a-z2-7]{32}\.ics$/)
    expect(await nights(address)).toEqual(["20261205", "20261220"])
    const answer = await ask(address)
    expect(answer?.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    const etag = answer?.headers.get("etag") ?? ""
    expect((await ask(address, { "if-none-match": etag }))?.status).toBe(304)
    await book("2026-12-21")
    expect((await ask(address, { "if-none-match": etag }))?.status).toBe(200)
  })

  test("leaves out for a site what that site blocked itself", async () => {
    const { run, said, nights, freeOn } = anOperator()
    await run("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics")
    await run("address rumah-kenanga garden")
    const address = said.find((line) => line.startsWith("https:")) ?? ""

    expect(await freeOn("2026-12-10")).toBe(0)
    expect(await nights(address)).toEqual(["20261210"])
    expect(await nights(`${address}?for=Airbnb`)).toEqual([])
    expect(await nights(`${address}?for=Air`)).toEqual(["20261210"])
  })

  test("is remembered by the sites that it is told to, without what they block", async () => {
    const { run, said, book, ask, told } = anOperator()
    await run("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics")
    await run("follow rumah-kenanga garden Booking.com https://booking.test/silent")
    await run("address rumah-kenanga garden")
    const address = said.find((line) => line.startsWith("https:")) ?? ""
    await book("2026-12-05")

    await ask(`${address}?for=Airbnb`)
    expect(await told()).toEqual([["2026-12-05"], []])
    await ask(address)
    expect(await told()).toEqual([["2026-12-05"], ["2026-12-05", "2026-12-10", "2026-12-11"]])
  })

  test("leads nowhere once there is a new address, or by any other", async () => {
    const { run, said, ask } = anOperator()
    await run("address rumah-kenanga garden")
    const [address = ""] = said
    await run("address rumah-kenanga garden")

    expect((await ask(address))?.status).toBe(404)
    expect((await ask(`https://stays.test/calendars/${"a".repeat(32)}.ics`))?.status).toBe(404)
    expect(await ask("https://stays.test/calendars/a.ics")).toBeNull()
    expect(await run("address rumah-kenanga attic")).toBe(1)
    expect(said.at(-1)).toBe("rumah-kenanga has no room type attic")
  })
})

describe("a calendar of another site", () => {
  test("blocks its nights at once, and no longer when it is given up", async () => {
    const { run, said, freeOn } = anOperator()

    expect(await run("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics")).toBe(0)
    expect(said).toEqual(["Stays and closed times read from Airbnb: 1"])
    expect(await freeOn("2026-12-11")).toBe(0)
    await run("list")
    expect(said.at(-1)).toBe("Calendars followed: 1")
    expect(said.at(-2)).toContain("rumah-kenanga  garden  Airbnb  read at 2026-12-01T04:00:00.000Z")

    expect(await run("unfollow rumah-kenanga garden Airbnb")).toBe(0)
    expect(said.at(-1)).toBe("Airbnb is no longer followed; 2 nights are open again")
    expect(await freeOn("2026-12-11")).toBe(1)
    expect(await run("unfollow rumah-kenanga garden Airbnb")).toBe(1)
  })

  test("blocks nothing where it is given up while it is being read", async () => {
    const { run, whileItIsRead, freeOn } = anOperator()

    await whileItIsRead("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics", () =>
      run("unfollow rumah-kenanga garden Airbnb"),
    )

    expect(await freeOn("2026-12-11")).toBe(1)
  })

  test("says before it is followed what it would block and clash with, and changes nothing", async () => {
    const { said, run, rehearse, book, freeOn, letters } = anOperator()
    const follow = "follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics"
    await book("2026-12-11")

    expect(await rehearse(`${follow} --dry-run`)).toBe(0)
    expect(said).toEqual([
      "Sold twice: Airbnb has a guest from 2026-12-10 to 2026-12-12, and 2026-12-11 is closed here. Cancel or move one of the two.",
      "Stays and closed times read from Airbnb: 1",
      "Dry run: nothing was changed.",
    ])
    expect([await freeOn("2026-12-10"), letters()]).toEqual([1, []])
    await run("list")
    expect(said.at(-1)).toBe("Calendars followed: 0")

    expect(await rehearse(`${follow.replace("a.ics", "silent")} --dry-run`)).toBe(1)
    expect(said.at(-3)).toContain("cannot be read: the site does not answer")
    expect(
      await rehearse("follow rumah-kenanga attic Airbnb https://airbnb.test/a.ics --dry-run"),
    ).toBe(1)
    expect(said.at(-1)).toBe("rumah-kenanga has no room type attic")
  })

  test("that is followed says all its clashes again before another address is followed", async () => {
    const { said, run, rehearse, book, told } = anOperator()
    const follow = "follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics"
    await book("2026-12-11")
    await run(follow)
    const [clash, ...others] = said.splice(0)

    expect(await rehearse(`${follow} --dry-run`)).toBe(0)
    expect(said).toEqual([clash, ...others, "Dry run: nothing was changed."])
    expect(await told()).toHaveLength(1)
  })

  test("is read once more where another reading of it was faster", async () => {
    const { run, said, whileItIsRead, freeOn } = anOperator()
    const follow = "follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics"
    let others = 0
    const code = await whileItIsRead(follow, async () => {
      others += 1
      if (others === 1) await run(follow)
    })

    expect([code, others]).toEqual([0, 2])
    expect(said).toEqual([
      "Stays and closed times read from Airbnb: 1",
      "Stays and closed times read from Airbnb: 1",
    ])
    expect(await freeOn("2026-12-11")).toBe(0)
  })

  test("is read three times at most", async () => {
    const { said, whileItIsRead, losing } = anOperator()
    const follow = "follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics"
    let readings = 0

    expect(await whileItIsRead(follow, async () => void (readings += 1), losing)).toBe(0)
    expect(readings).toBe(3)
    expect(said).toEqual(["Stays and closed times read from Airbnb: 0"])
  })

  test("that nobody follows any more is lifted where it left nights blocked, and no other", async () => {
    const { run, said, blockAs, freeOn } = anOperator()
    await blockAs("Airbnb (garden)")

    expect(await run("unfollow rumah-kenanga garden Airbnb")).toBe(0)
    expect(said).toEqual([
      "garden does not follow a calendar of Airbnb; 1 night that it left blocked is open again",
    ])
    expect(await freeOn("2026-12-11")).toBe(1)

    await blockAs("Airbnb (attic)")
    expect(await run("unfollow rumah-kenanga garden Airbnb")).toBe(1)
    expect(await run("unfollow elsewhere garden Airbnb")).toBe(1)
    expect(said.at(-1)).toBe("garden does not follow a calendar of Airbnb")
    expect(await freeOn("2026-12-11")).toBe(0)
  })

  test("leaves what is blocked for another room type alone, however long their names are", async () => {
    const long = `garden-${"x".repeat(60)}`
    const { said, run, blockAs, freeOn } = anOperator(someContacts(), [long])
    await blockAs("Airbnb (0c7d)")

    expect(await run(`unfollow rumah-kenanga ${long} Airbnb`)).toBe(1)
    expect(said.at(-1)).toBe(`${long} does not follow a calendar of Airbnb`)
    expect(await freeOn("2026-12-11")).toBe(0)
  })

  test("says what is sold twice and what to do", async () => {
    const { run, said, book } = anOperator()
    await book("2026-12-11")

    await run("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics")

    expect(said[0]).toBe(
      "Sold twice: Airbnb has a guest from 2026-12-10 to 2026-12-12, and 2026-12-11 is closed here. Cancel or move one of the two.",
    )
  })

  test("says that it cannot be read", async () => {
    const { run, said } = anOperator()

    expect(await run("follow rumah-kenanga garden Airbnb https://airbnb.test/silent")).toBe(1)
    const silent =
      "The calendar of Airbnb cannot be read: the site does not answer. It is tried again every few minutes; if it stays so, copy its address at the other site and follow it again. Its nights stay blocked until then."
    expect(said[0]).toBe(silent)
    await run("list")
    expect(said.slice(-3)).toEqual([
      "rumah-kenanga  garden  Airbnb  never read  cannot be read",
      `  ${silent}`,
      "Calendars followed: 1",
    ])
    expect(await run("follow rumah-kenanga attic Airbnb https://airbnb.test/a.ics")).toBe(1)
  })

  test("says for which event it cannot be read, why, and what to do, and so does the list", async () => {
    const { run, said } = anOperator()

    expect(await run("follow rumah-kenanga garden Airbnb https://airbnb.test/wrong")).toBe(1)
    const wrong =
      "The calendar of Airbnb cannot be read: the dates of its event 2026-12-10 – 2026-12-01 are missing, wrong, in the wrong order or more than 1100 days apart. Correct this event at the other site, or delete it there. Its nights stay blocked until then."
    expect(said[0]).toBe(wrong)
    await run("list")
    expect(said.at(-2)).toBe(`  ${wrong}`)
  })

  test("says in the list what is sold twice and that a calendar is empty", async () => {
    const { run, said, book } = anOperator()
    await book("2026-12-11")
    await run("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics")
    await run("list")
    expect(said.at(-2)).toBe(
      "  Sold twice: Airbnb has a guest from 2026-12-10 to 2026-12-12 on nights that are closed here. Cancel or move one of the two.",
    )
    const told = (about: string) => reportedLine("Airbnb", about)
    expect(told("doubt 2026-12-10 2026-12-12 ABCDE12345")).toBe(
      "Possibly sold twice: Airbnb says that 2026-12-10 to 2026-12-12 is taken, and nights of it are sold here as ABCDE-12345. Please check there: it may have read our own calendar.",
    )
    expect(told("empty")).toBe(
      "The calendar of Airbnb is suddenly empty; its nights stay blocked for some hours",
    )
    expect(told("trouble")).toBeNull()
  })

  test.each(FeedTrouble.members.flatMap(({ literals }) => literals))(
    "says of each trouble in a sentence why, and what to do: %s",
    (trouble) => {
      const [line = ""] = newsLines(someChannelNews({ trouble }))

      expect(line).toMatch(/^The calendar of Airbnb cannot be read: [a-z].+\. [A-Z].+\.$/)
      expect(line).not.toContain(trouble)
    },
  )

  test("says which booking is sold twice, and that a trouble is over", () => {
    expect(newsLines(someChannelNews({ clashes: [aClash({ isSure: false })] }))).toEqual([
      expect.stringContaining(`is sold here as ABCDE-12345. Please check there`),
    ])
    const event = "2000-01-01 (FREQ=DAILY;COUNT=50000)"
    expect(newsLines(someChannelNews({ trouble: "TooManyEvents", event }))).toEqual([
      `The calendar of Airbnb cannot be read: its event ${event} repeats too often. Let it begin later or end earlier at the other site, or delete it there. Its nights stay blocked until then.`,
    ])
    expect(newsLines(someChannelNews({ trouble: "EventUnreadable", event: "" }))).toEqual([
      "The calendar of Airbnb cannot be read: one of its events has no dates. Correct this event at the other site, or delete it there. Its nights stay blocked until then.",
    ])
    expect(newsLines(someChannelNews({ isEmptied: true, over: ["readAgain"] }))).toEqual([
      expect.stringContaining("suddenly empty"),
      "The calendar of Airbnb can be read again",
    ])
  })

  test("orders a letter of its news to the property", async () => {
    const { run, letters } = anOperator()

    await run("follow rumah-kenanga garden Airbnb https://airbnb.test/silent")

    expect(letters()).toEqual([expect.stringMatching(/^[\w-]+\/feed\/\d+$/)])
  })

  test.each([null, someContacts({ email: null })])(
    "says in the list that a property without an email gets no letters: %j",
    async (contacts) => {
      const { run, said } = anOperator(contacts)
      await run("follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics")
      await run("list")

      expect(said.at(-2)).toBe("  no letters: the property has no email")
    },
  )
})
