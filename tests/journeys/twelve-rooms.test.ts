import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { aGuest as aGuestToBook } from "#fixtures/builders/a-guest.ts"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { expect } from "vitest"
import { anotherSite } from "../support/another-site.ts"
import { withInventory } from "../support/prepared-folders.ts"
import { operatorIn } from "../support/operator.ts"
import { staying } from "./steps/days.ts"
import { aConfirmedBooking, answerOf, priceOf, takesRooms } from "./steps/desk.ts"
import { linkInLetter } from "./steps/property-mail.ts"
import { checkoutPathOf } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const GUIDE = new URL("../../docs/guides/inventory.md", import.meta.url)
const HOUSE = "rumah-tanjung"
const DOUBLE = `${HOUSE}.1`
const FAMILY = `${HOUSE}.2`
const SUITE = `${HOUSE}.3`
const WHOLE = `${HOUSE}.4`

interface Line {
  readonly rooms: ReadonlyArray<Readonly<Record<string, unknown>> & { readonly baseRate: number }>
}

/** The line that the guide shows to an owner of twelve rooms. */
const lineOfGuide = (): Line => {
  const [, shown = ""] = /```json\n([^`]+)```/.exec(readFileSync(GUIDE, "utf8")) ?? []
  return JSON.parse(shown) as Line
}

/** The doubles as Airbnb lists them: one by one, each with a calendar of its own. */
const LISTINGS = ["Airbnb 1", "Airbnb 2", "Airbnb 3", "Airbnb 4"]

/** Calendars that are due are looked for every twenty seconds. */
const PATIENT = { timeout: 90_000, interval: 500 }

/** What the property's page offers at these dates: rooms free, by room type. */
const freeAt = async (
  site: string,
  dates: StayDates,
): Promise<Readonly<Record<string, number>>> => {
  const query = new URLSearchParams({ ...dates, adults: "2" })
  const page = await answerOf<PropertyPage>(fetch(`${site}/api/properties/${HOUSE}?${query}`))
  return Object.fromEntries(page.offers.map(({ roomType, free }) => [roomType, free ?? 0]))
}

const requestFor = async (
  site: string,
  roomType: string,
  dates: StayDates,
): Promise<CheckoutRequest> => {
  const party = { adults: 2, children: 0, rooms: 1 }
  const rooms = [{ roomType, count: 1 }] as const
  const stay = { property: HOUSE, dates, party, rooms } as unknown as CheckoutRequest["stay"]
  return { stay, total: await priceOf(site, stay) }
}

const paint = async (file: string, background: string): Promise<void> => {
  await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toFile(file)
}

story(
  "lets an owner sell twelve rooms and the house they make up through a first week",
  async ({ aGuest, aSite }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "singgah-tanjung-"))
    const desk = mkdtempSync(join(tmpdir(), "singgah-owner-"))
    await withInventory(dataDir)
    await using airbnb = await anotherSite()
    const environment = { DATA_DIR: dataDir, ...airbnb.environment }
    const { address, pid } = await aSite(environment, airbnb.program)
    const run = operatorIn(desk, dataDir)
    const line = lineOfGuide()
    const load = async (change: object = {}) => {
      writeFileSync(join(desk, "tanjung.jsonl"), JSON.stringify({ ...line, ...change }))
      const { code, out, err } = await run("inventory", "import", "tanjung.jsonl")
      expect([code, err]).toEqual([0, ""])
      return out
    }
    const busy = staying(40)
    const quiet = staying(50)
    const airbnbSells = (...places: ReadonlyArray<number>) => {
      const sold = { from: busy.checkIn, until: busy.checkOut }
      for (const place of places) airbnb.sells(`${place}.ics`, sold)
      // Six minutes pass, after which every calendar is due.
      process.kill(pid, "SIGUSR2")
    }
    const soldOut = (request: CheckoutRequest) =>
      expect(aConfirmedBooking(address, request)).rejects.toThrow(/^409 .*SoldOut/)

    // Monday: the house is loaded while the site runs, and its photographs show.
    expect(await load()).toBe("1 added, 0 changed, 0 unchanged, 0 refused")
    mkdirSync(join(desk, "photographs"))
    await paint(join(desk, "photographs", "1.jpg"), "#0c5b45")
    await paint(join(desk, "photographs", "2.jpg"), "#8a4b2f")
    expect((await run("inventory", "pictures", HOUSE, "photographs")).code).toBe(0)
    expect(await freeAt(address, busy)).toEqual({
      [DOUBLE]: 8,
      [FAMILY]: 3,
      [SUITE]: 1,
      [WHOLE]: 1,
    })

    const house = await requestFor(address, WHOLE, quiet)

    const guest = await aGuest({}, address)
    const pathWith = (dates: StayDates) =>
      `/properties/${HOUSE}?${new URLSearchParams({ ...dates, adults: "2" })}`
    await guest.goesTo(pathWith(busy))
    const photograph = guest.page.locator("img[src*='/pictures/own-']").first()
    await expect
      .poll(() => photograph.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)

    // Tuesday: four doubles follow their calendars at Airbnb. It sells two, and once the site has
    // read that, the whole house is gone for these nights.
    for (const [place, listing] of LISTINGS.entries()) {
      const follow = ["follow", HOUSE, DOUBLE, listing, airbnb.calendarOf(`${place}.ics`)]
      expect((await run("channels", ...follow)).code).toBe(0)
    }
    expect(await freeAt(address, busy)).toMatchObject({ [DOUBLE]: 8, [WHOLE]: 1 })
    airbnbSells(0, 1)
    await expect
      .poll(() => freeAt(address, busy), PATIENT)
      .toEqual({ [DOUBLE]: 6, [FAMILY]: 3, [SUITE]: 1, [WHOLE]: 0 })
    expect(await freeAt(address, quiet)).toMatchObject({ [DOUBLE]: 8, [WHOLE]: 1 })
    await soldOut({ ...house, stay: { ...house.stay, dates: busy } })

    // Wednesday: a guest books a double, and the owner hears of it.
    const before = await requestFor(address, DOUBLE, busy)
    const email = "aisyah@example.com"
    await guest.goesTo(checkoutPathOf(before))
    const code = await guest.booksAs(aGuestToBook({ email }))
    await linkInLetter(address, code)
    expect(await freeAt(address, busy)).toMatchObject({ [DOUBLE]: 5, [WHOLE]: 0 })

    // Thursday: doubles become dearer for who books from now on.
    const rooms = line.rooms.map((room, place) =>
      place === 0 ? { ...room, baseRate: 15_800 } : room,
    )
    expect(await load({ rooms })).toBe("0 added, 1 changed, 0 unchanged, 0 refused")
    const after = await requestFor(address, DOUBLE, busy)
    expect(after.total).toBeGreaterThan(before.total)
    expect(await freeAt(address, busy)).toMatchObject({ [DOUBLE]: 5, [WHOLE]: 0 })

    // Friday: the suite is withdrawn; the guest writes, and the owner answers.
    const withoutSuite = rooms.map((room, place) =>
      place === 2 ? { ...room, withdrawn: true } : room,
    )
    expect(await load({ rooms: withoutSuite })).toBe("0 added, 1 changed, 0 unchanged, 0 refused")
    expect(Object.keys(await freeAt(address, quiet))).not.toContain(SUITE)
    await guest.the("textbox", guest.say("messages.field")).fill("May we arrive at ten at night?")
    await guest.the("button", guest.say("messages.send")).click()
    await guest.sees(guest.say("messages.sent"))
    const owner = await aGuest({}, address)
    await owner.goesTo(await linkInLetter(address, "May we arrive at ten at night?"))
    await owner.the("textbox", owner.say("messages.field")).fill("You may. The key is with us.")
    await owner.the("button", owner.say("messages.send")).click()
    await owner.sees(owner.say("messages.sent"))
    const subject = guest.say("mail.message.subject", { name: "Rumah Tanjung" })
    await guest.goesTo(await guest.readsLetter(email, subject))
    await guest.sees("You may. The key is with us.")

    // Saturday: the whole house is sold for other nights, and none of its rooms beside it.
    const family = await aGuest({}, address)
    await load({ rooms })
    const rest = await Promise.all(
      [DOUBLE, FAMILY, SUITE].map((room) => requestFor(address, room, quiet)),
    )
    await family.goesTo(checkoutPathOf(house))
    await family.booksAs(aGuestToBook({ email: "keluarga@example.com" }))
    expect(await freeAt(address, quiet)).toEqual({
      [DOUBLE]: 0,
      [FAMILY]: 0,
      [SUITE]: 0,
      [WHOLE]: 0,
    })
    for (const request of [...rest, house]) await soldOut(request)

    // Sunday: guests hold three doubles more, Airbnb sells two more, and not one more is sold.
    await takesRooms(address, after, 3)
    airbnbSells(2, 3)
    await expect
      .poll(() => freeAt(address, busy), PATIENT)
      .toEqual({ [DOUBLE]: 0, [FAMILY]: 3, [SUITE]: 1, [WHOLE]: 0 })
    await soldOut(after)
    const { out: calendars } = await run("channels", "list")
    expect(calendars.match(/1 stay or closed time/g)).toHaveLength(4)

    rmSync(dataDir, { recursive: true, force: true })
    rmSync(desk, { recursive: true, force: true })
  },
)
