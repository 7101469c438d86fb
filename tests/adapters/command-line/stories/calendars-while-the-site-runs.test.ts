import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aConfirmedBooking, priceOf, roomsLeft } from "#tests/journeys/steps/desk.ts"
import { staying } from "#tests/journeys/steps/days.ts"
import { anotherSite } from "#tests/support/another-site.ts"
import { operatorIn } from "#tests/support/operator.ts"
import { startSite } from "#tests/support/site.ts"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

const HOUSE = "rumah-kenanga"
const ROOM = "kenanga-garden"

const kenanga = {
  slug: HOUSE,
  name: "Rumah Kenanga",
  kind: "homestay",
  destination: "ipoh",
  address: "4, Jalan Kenanga, 30000 Ipoh",
  overview: "A quiet house with a garden.",
  facts: ["stepFree", "lift", "prayerRoom", "qibla", "halalKitchen", "womenOnlyFloor", "pets"],
  terms: { payAtProperty: true },
  rooms: [{ id: ROOM, name: "Garden Room", maxAdults: 2, units: 1, baseRate: 12_800 }],
}

/** Calendars that are due are looked for every twenty seconds. */
const PATIENT = { timeout: 120_000, interval: 500 }

const requestFor = ({ checkIn, checkOut }: StayDates, total = 0): CheckoutRequest => {
  const party = { adults: 2, children: 0, rooms: 1 }
  const rooms = [{ roomType: ROOM, count: 1 }]
  const stay = { property: HOUSE, dates: { checkIn, checkOut }, party, rooms }
  return { stay, total } as unknown as CheckoutRequest
}

/** What a site finds and shows of the garden room in a stay, and what its guests do. */
const lookingAt = (site: string) => ({
  free: (dates: StayDates) => roomsLeft(site, requestFor(dates)),
  finds: async (dates: StayDates) => {
    const facts = kenanga.facts.join(",")
    const query = new URLSearchParams({ where: "ipoh", ...dates, adults: "2", facts })
    const answer = await fetch(`${site}/api/properties?${query}`)
    const { stays } = (await answer.json()) as SearchAnswer
    return stays.some(({ slug, price }) => slug === HOUSE && price !== null)
  },
  request: async (dates: StayDates): Promise<CheckoutRequest> => {
    const { stay } = requestFor(dates)
    return { stay, total: await priceOf(site, stay) }
  },
})

const nightsIn = (calendar: string): ReadonlyArray<string> =>
  [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d+)[\s\S]*?DTEND;VALUE=DATE:(\d+)/g)].map(
    ([, from, until]) => `${from} ${until}`,
  )

const asEvent = ({ checkIn, checkOut }: StayDates): string =>
  `${checkIn} ${checkOut}`.replaceAll("-", "")

const asSold = ({ checkIn, checkOut }: StayDates) => ({ from: checkIn, until: checkOut })

test("a running site follows a calendar, serves its own, and gives both up when it is told so", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"))
  const folder = mkdtempSync(join(tmpdir(), "operator-"))
  const run = operatorIn(folder, dataDir)
  // A site with an inventory of its own is not filled with the invented one.
  writeFileSync(join(folder, "stays.jsonl"), JSON.stringify(kenanga))
  expect(await run("inventory", "import", "stays.jsonl")).toMatchObject({ code: 0 })
  await using airbnb = await anotherSite()
  await using site = await startSite(
    { DATA_DIR: dataDir, LOG_LEVEL: "error", ...airbnb.environment },
    airbnb.program,
  )
  const { free, finds, request } = lookingAt(site.address)
  const [soldAtOnce, soldLater, booked] = [staying(40), staying(50), staying(60)]

  // What Airbnb has sold is off sale at once ...
  airbnb.sells("1.ics?s=secret", asSold(soldAtOnce))
  const listing = airbnb.calendarOf("1.ics?s=secret")
  const follow = ["follow", HOUSE, ROOM, "Airbnb", listing, "--by", "Mei"]
  const rehearsed = await run("channels", ...follow, "--dry-run")
  expect(rehearsed.out.split("\n")).toEqual([
    expect.stringContaining(`${HOUSE}: blocks of Airbnb (${ROOM}): `),
    "Stays and closed times read from Airbnb: 1",
    "Dry run: nothing was changed.",
  ])
  expect([rehearsed.code, await free(soldAtOnce)]).toEqual([0, 1])
  expect(await run("channels", ...follow)).toEqual({
    code: 0,
    out: "Stays and closed times read from Airbnb: 1",
    err: "",
  })
  expect([await free(soldAtOnce), await finds(soldAtOnce)]).toEqual([0, false])
  expect([await free(soldLater), await finds(soldLater)]).toEqual([1, true])

  const tooLate = await request(soldLater)

  // ... and what it sells later once the site has read the calendar again by itself.
  airbnb.sells("1.ics?s=secret", asSold(soldAtOnce), asSold(soldLater))
  process.kill(site.pid, "SIGUSR2")
  await expect.poll(() => free(soldLater), PATIENT).toBe(0)
  expect(await finds(soldLater)).toBe(false)
  await expect(aConfirmedBooking(site.address, tooLate)).rejects.toThrow(/SoldOut/)

  // Airbnb reads of us what is booked here, and nothing of the guest.
  const { code } = await aConfirmedBooking(site.address, await request(booked))
  const renewed = async () => {
    const { out } = await run("channels", "address", HOUSE, ROOM)
    const [address = ""] = out.split("\n")
    return site.address + new URL(address).pathname
  }
  const first = await renewed()
  const calendar = await (await fetch(`${first}?for=Airbnb`)).text()
  expect(nightsIn(calendar)).toEqual([asEvent(booked)])
  const guest = aGuest()
  for (const secret of [code ?? "", guest.firstName, guest.lastName, guest.email, guest.phone])
    expect(calendar).not.toContain(secret)
  expect(nightsIn(await (await fetch(first)).text())).toEqual(
    [soldAtOnce, soldLater, booked].map(asEvent),
  )

  // A new address replaces the earlier one.
  const second = await renewed()
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200])

  // What is followed no longer blocks nothing.
  expect((await run("channels", "list")).out).toContain(`${HOUSE}  ${ROOM}  Airbnb  read at`)
  const unfollow = ["unfollow", HOUSE, ROOM, "Airbnb", "--by", "Mei"]
  expect((await run("channels", ...unfollow)).code).toBe(0)
  expect([await free(soldAtOnce), await free(soldLater), await free(booked)]).toEqual([1, 1, 0])
  expect(await finds(soldAtOnce)).toBe(true)

  // The log of changes has all of these orders, and no address.
  const { out } = await run("inventory", "changes", HOUSE)
  expect(out.split("\n")).toEqual([
    expect.stringContaining(`unfollow ${HOUSE} ${ROOM} Airbnb --by Mei`),
    expect.stringContaining("(2 nights): 1 → 0"),
    expect.stringContaining("(2 nights): 1 → 0"),
    expect.stringContaining(`  Mei  ${HOUSE}  unfollow`),
    `  rooms.${ROOM}: no longer follows the calendar of Airbnb`,
    expect.stringContaining(`address ${HOUSE} ${ROOM}`),
    `  rooms.${ROOM}: its calendar has a new address, and no other`,
    expect.stringContaining(`address ${HOUSE} ${ROOM}`),
    `  rooms.${ROOM}: its calendar has a new address, and no other`,
    expect.stringContaining(
      `follow ${HOUSE} ${ROOM} Airbnb https://another-site.test/... --by Mei`,
    ),
    `  rooms.${ROOM}: follows the calendar of Airbnb`,
    expect.stringContaining("import stays.jsonl"),
    "  added",
    "6 changes",
  ])
  for (const secret of ["s=secret", ...[first, second].map((url) => url.slice(-36, -4))])
    expect(out).not.toContain(secret)
})
