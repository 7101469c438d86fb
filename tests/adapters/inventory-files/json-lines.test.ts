import { jsonLinesReader, lineOf } from "#adapters/inventory-files/json-lines.ts"
import type { Reading } from "#adapters/inventory-files/reading.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { readFile } from "node:fs/promises"
import { describe, expect, test } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const springwater = {
  slug: "springwater-homestay",
  name: "Springwater Homestay",
  kind: "homestay",
  destination: "pantai-cenang",
  address: "4, Jalan Mata Air, 07000 Langkawi",
  overview: { en: "By the spring.", bm: "Di tepi mata air.", cn: "泉水旁。" },
  rooms: [{ name: "Garden Room", maxAdults: 2, units: 3, baseRate: 14_000 }],
}

const read = (...lines: ReadonlyArray<unknown>): Promise<ReadonlyArray<Reading>> =>
  allOf(jsonLinesReader(noStandIns)(inPieces(lines.map((line) => JSON.stringify(line)).join("\n"))))

const reasonsFor = async (line: unknown): Promise<ReadonlyArray<string>> => {
  const [reading] = await read(line)
  return reading && "reasons" in reading ? reading.reasons : []
}

const pathOf = (reason: string): string => reason.split(":")[0] ?? ""

describe("a line of an operator's file", () => {
  test("becomes a property with the product's defaults", async () => {
    const [reading] = await read(springwater)

    expect(reading).toMatchObject({
      line: 1,
      stocked: {
        property: {
          name: { en: "Springwater Homestay", cn: "Springwater Homestay" },
          overview: { cn: "泉水旁。" },
          region: "kedah",
          point: { lat: 6.2937, lng: 99.7279 },
          terms: { feeBps: 300, levyArea: "langkawi", payAtProperty: false },
          houseRules: { checkInFrom: "15:00" },
          rooms: [
            {
              id: "springwater-homestay.1",
              maxGuests: 2,
              weekendRate: 14_000,
              cancellation: "MODERATE",
            },
          ],
        },
        exceptions: [],
      },
    })
  })

  test("says what children pay by age, and which beds there are for them", async () => {
    const children = {
      rates: [
        { from: 6, price: 2_000 },
        { from: 12, price: 3_500 },
      ],
      adultFrom: 13,
      cots: { perRoom: 1, price: 0, per: "STAY" },
      extraBeds: { perRoom: 2, price: 4_000 },
    }
    const [reading] = await read({ ...springwater, children })
    const again = reading && "stocked" in reading ? JSON.parse(lineOf(reading.stocked)) : null

    expect(reading).toMatchObject({ stocked: { property: { children } } })
    expect(await read(again)).toEqual([reading])
    expect(await read({ ...springwater, children: {} })).toMatchObject([
      { stocked: { property: { children: { rates: [] } } } },
    ])
  })

  test("is refused where its prices for children fall, or nobody could pay them", async () => {
    const reasons = (children: object, changes = {}) =>
      reasonsFor({ ...springwater, ...changes, children })
    const rate = (from: number, price: number) => ({ from, price })

    expect(await reasons({ rates: [rate(6, 2_000), rate(6, 2_000)] })).toEqual([
      "children.rates.1.from: is not above the age before it",
    ])
    expect(await reasons({ rates: [rate(3, 0), rate(6, 2_000), rate(9, 1_999)] })).toEqual([
      "children.rates.2.price: an older child would pay less than a younger one",
    ])
    expect(await reasons({ rates: [] }, { houseRules: { children: false } })).toEqual([
      "children: the house rules do not allow children, so there are no prices for them",
    ])
    for (const wrong of [
      { rates: [rate(18, 0)] },
      { rates: [rate(6, 100_001)] },
      { adultFrom: 18 },
      { cots: { perRoom: 5, price: 0, per: "STAY" } },
      { cots: { perRoom: 1, price: 0 } },
      { extraBeds: { perRoom: 1, price: -1 } },
      { freeUntil: 5 },
    ])
      expect((await reasons(wrong)).map(pathOf)[0]).toMatch(/^children\./)
  })

  test("says which rooms there are, and which of them each room type takes", async () => {
    const house = {
      ...springwater,
      kinds: [
        { id: "double", units: 8 },
        { id: "suite", units: 1 },
      ],
      rooms: [
        { name: "Double", uses: [{ kind: "double" }], maxAdults: 2, baseRate: 10_000 },
        {
          name: "Whole House",
          uses: [
            { kind: "double", count: 8 },
            { kind: "suite", count: 1 },
          ],
          maxAdults: 18,
          baseRate: 90_000,
        },
      ],
    }
    const [reading] = await read(house)
    const [first] = house.rooms
    const [double, suite] = ["springwater-homestay/double", "springwater-homestay/suite"]

    expect(reading).toMatchObject({
      stocked: {
        property: {
          kinds: [
            { id: double, units: 8 },
            { id: suite, units: 1 },
          ],
          rooms: [
            { units: 0, uses: [{ kind: double, count: 1 }] },
            {
              uses: [
                { kind: double, count: 8 },
                { kind: suite, count: 1 },
              ],
            },
          ],
        },
      },
    })
    const again = reading && "stocked" in reading ? JSON.parse(lineOf(reading.stocked)) : null
    expect(await read(again)).toEqual([reading])
    expect(await reasonsFor({ ...house, kinds: [] })).toContain(
      'rooms.0.uses: no kind is called "double"',
    )
    expect(await reasonsFor({ ...house, rooms: [{ ...first, units: 2 }] })).toEqual([
      "rooms.0: has units of its own, or uses kinds of rooms",
    ])
    expect(
      await reasonsFor({
        ...house,
        rooms: [{ ...first, uses: [{ kind: "double" }, { kind: "double" }] }],
      }),
    ).toEqual(["rooms.0.uses: double is there twice"])
    expect(
      await reasonsFor({ ...house, kinds: [...house.kinds, { id: "suite", units: 1 }] }),
    ).toEqual(["kinds: suite is there twice"])
    const nights = [{ date: "2026-12-24", taken: 9 }]
    expect(await reasonsFor({ ...house, rooms: [{ ...first, nights }] })).toEqual([
      "rooms.0.nights: more rooms are taken on 2026-12-24 than exist",
    ])
  })

  test("says who keeps which rooms from being sold", async () => {
    const block = { from: "2026-12-24", until: "2026-12-26", count: 2, source: "Airbnb" }
    const line = {
      ...springwater,
      blocks: [
        { ...block, kind: "springwater-homestay.1", reference: "uid-1", note: "Wedding" },
        { ...block, kind: "springwater-homestay.1", source: "owner", count: 0 },
      ],
    }
    const [reading] = await read(line)
    const night = {
      kind: "springwater-homestay.1",
      count: 2,
      reference: "uid-1",
      note: "Wedding",
    }

    expect(reading).toMatchObject({
      stocked: {
        blocks: [
          {
            source: "Airbnb",
            blocks: [
              { ...night, date: "2026-12-24" },
              { ...night, date: "2026-12-25" },
            ],
          },
          { source: "owner", blocks: [] },
        ],
      },
    })
    const wrong = (changes: object) =>
      reasonsFor({ ...line, blocks: [{ ...block, kind: "springwater-homestay.1", ...changes }] })
    expect(await wrong({ kind: "attic" })).toEqual(['blocks.0.kind: no kind is called "attic"'])
    expect(await wrong({ until: "2026-12-24" })).toEqual([
      "blocks.0.until: is not after 2026-12-24",
    ])
    expect((await wrong({ until: "2099-12-24" }))[0]).toContain("nights after 2026-12-24")
  })

  test("says what is withdrawn, and is read again as it was", async () => {
    const [room] = springwater.rooms
    const line = { ...springwater, withdrawn: true, rooms: [{ ...room, withdrawn: true }] }
    const [reading] = await read(line)

    expect(reading).toMatchObject({
      stocked: { property: { withdrawn: true, rooms: [{ withdrawn: true }] } },
    })
    const again = reading && "stocked" in reading ? JSON.parse(lineOf(reading.stocked)) : null
    expect(await read(again)).toEqual([reading])
  })

  test("brings the nights that differ", async () => {
    const nights = [
      { date: "2026-12-24", rate: 18_000 },
      { date: "2026-12-25", taken: 2 },
    ]
    const [reading] = await read({ ...springwater, rooms: [{ ...springwater.rooms[0], nights }] })

    expect(reading).toMatchObject({
      stocked: {
        exceptions: [
          { roomType: "springwater-homestay.1", date: "2026-12-24", rate: 18_000, taken: 0 },
          { roomType: "springwater-homestay.1", date: "2026-12-25", rate: null, taken: 2 },
        ],
      },
    })
  })

  test("is refused with every reason, not the first", async () => {
    const reasons = await reasonsFor({
      ...springwater,
      kind: "castle",
      address: " ",
      surprise: 1,
      rooms: [{ ...springwater.rooms[0], units: -1, baseRate: 0 }],
    })

    expect(reasons.map((reason) => reason.split(":")[0]).toSorted()).toEqual([
      "address",
      "kind",
      "rooms.0.baseRate",
      "rooms.0.units",
      "surprise",
    ])
  })

  test.each([
    [{ destination: "kedah" }, 'destination: no destination is called "kedah"'],
    [{ slug: "langkawi" }, "slug: langkawi is the slug of a place"],
    [{ kind: "condo" }, "condoType: is for condos, and every condo has one"],
    [{ point: { lat: 22.3, lng: 114.2 } }, "point: lies outside Malaysia"],
  ])("is refused where it contradicts itself or the gazetteer: %j", async (change, reason) => {
    expect(await reasonsFor({ ...springwater, ...change })).toEqual([reason])
  })

  test.each([
    [{ maxGuests: 1 }, "rooms.0.maxGuests: is below maxAdults"],
    [
      { nights: [{ date: "2026-12-24", taken: 4 }] },
      "rooms.0.nights: more rooms are taken on 2026-12-24 than exist",
    ],
    [
      { nights: [{ date: "2026-12-24" }, { date: "2026-12-24" }] },
      "rooms.0.nights: 2026-12-24 is there twice",
    ],
    [
      { deals: [{ kind: "member", percent: 5, from: "2027-01-02", until: "2027-01-01" }] },
      "rooms.0.deals: the deal from 2027-01-02 ends before it begins",
    ],
  ])("is refused where a room contradicts itself: %j", async (change, reason) => {
    const rooms = [{ ...springwater.rooms[0], ...change }]

    expect(await reasonsFor({ ...springwater, rooms })).toEqual([reason])
  })

  test("brings restrictions of the property and of its rooms", async () => {
    const ofAll = [{ minNights: 2, weekdays: ["fri", "sat"] }]
    const ofRoom = [{ from: "2026-12-24", until: "2026-12-26", closed: true }]
    const rooms = [{ ...springwater.rooms[0], restrictions: ofRoom }]

    const [reading] = await read({ ...springwater, rooms, restrictions: ofAll })

    expect(reading).toMatchObject({
      stocked: { property: { restrictions: ofAll, rooms: [{ restrictions: ofRoom }] } },
    })
  })

  test.each([
    [{ from: "2026-12-26", until: "2026-12-24", closed: true }, ": ends before it begins"],
    [{ from: "2026-12-24" }, ": restricts nothing"],
    [{ weekdays: ["fri"], closed: false }, ": restricts nothing"],
    [{ minNights: 3, maxNights: 2 }, ".maxNights: is below the least nights"],
    [{ minNightsThrough: 3, maxNights: 2 }, ".maxNights: is below the least nights"],
    [{ bookFrom: 2, bookUntil: 3 }, ".bookFrom: is closer to the arrival than bookUntil"],
  ])("is refused where a restriction contradicts itself: %j", async (restriction, reason) => {
    const restrictions = [{ minNights: 2 }, restriction]
    const rooms = [{ ...springwater.rooms[0], restrictions }]

    expect(await reasonsFor({ ...springwater, restrictions })).toEqual([`restrictions.1${reason}`])
    expect(await reasonsFor({ ...springwater, rooms })).toEqual([`rooms.0.restrictions.1${reason}`])
  })

  test.each([
    ["from", "24 Dec"],
    ["until", "2026-02-30"],
    ["weekdays", "fri"],
    ["weekdays.0", ["friday"]],
    ["minNights", 0],
    ["minNights", 31],
    ["maxNights", 2.5],
    ["minNightsThrough", "3"],
    ["closed", 1],
    ["closedToArrival", "yes"],
    ["closedToDeparture", null],
    ["bookFrom", 541],
    ["bookUntil", -1],
    ["nights", 2],
  ])("names a wrong %s of a restriction", async (field, value) => {
    const restrictions = [{ minNights: 2, [field.replace(".0", "")]: value }]

    expect((await reasonsFor({ ...springwater, restrictions })).map(pathOf)).toEqual([
      `restrictions.0.${field}`,
    ])
  })

  test("brings facts, of which pets are a house rule", async () => {
    const [reading] = await read({ ...springwater, facts: ["stepFree", "pets"] })

    expect(reading).toMatchObject({
      stocked: { property: { facts: ["stepFree", "pets"], houseRules: { pets: true } } },
    })
  })

  test.each([
    [
      { facts: ["pets"], houseRules: { pets: false } },
      ["facts: pets are welcome, but the house rules do not allow them"],
    ],
    [{ facts: ["lift", "lift"] }, ["facts: lift is there twice"]],
  ])("is refused where facts contradict: %j", async (change, reasons) => {
    expect(await reasonsFor({ ...springwater, ...change })).toEqual(reasons)
  })

  test("names a fact that nobody knows", async () => {
    expect(
      (await reasonsFor({ ...springwater, facts: ["lift", "wheelchair"] })).map(pathOf),
    ).toEqual(["facts.1"])
  })

  test("brings seasons of the property and of its rooms", async () => {
    const ofAll = [{ from: "2026-12-19", until: "2027-01-02", rate: "+30%", minNights: 2 }]
    const ofRoom = [{ from: "2026-12-19", until: "2027-01-02", weekdays: ["fri"], rate: 20_000 }]
    const rooms = [{ ...springwater.rooms[0], seasons: ofRoom }]

    const [reading] = await read({ ...springwater, rooms, seasons: ofAll })

    expect(reading).toMatchObject({
      stocked: { property: { seasons: ofAll, rooms: [{ seasons: ofRoom }] } },
    })
  })

  test.each([
    [{ from: "2027-01-03" }, "seasons.0: ends before it begins"],
    [{ rate: 20_000 }, "seasons.0.rate: a rate in sen is of one room, put it there"],
    [{ minNights: 3, maxNights: 2 }, "seasons.0.maxNights: is below the least nights"],
  ])("is refused where a season contradicts itself: %j", async (change, reason) => {
    const seasons = [{ from: "2026-12-19", until: "2027-01-02", rate: "+30%", ...change }]

    expect(await reasonsFor({ ...springwater, seasons })).toEqual([reason])
  })

  test.each([
    ["from", null],
    ["until", "never"],
    ["rate", "30%"],
    ["rate", 0],
    ["rate", "+900%"],
    ["minNights", 31],
  ])("names a wrong %s of a season: %j", async (field, value) => {
    const season = { from: "2026-12-19", until: "2027-01-02", rate: "+30%", [field]: value }
    const rooms = [{ ...springwater.rooms[0], seasons: [season] }]
    const paths = new Set((await reasonsFor({ ...springwater, rooms })).map(pathOf))

    expect([...paths]).toEqual([`rooms.0.seasons.0.${field}`])
  })

  test("is refused with more restrictions than a search can ask after", async () => {
    const restrictions = Array.from({ length: 101 }, () => ({ minNights: 2 }))

    expect((await reasonsFor({ ...springwater, restrictions })).map(pathOf)).toEqual([
      "restrictions",
    ])
  })

  test("is refused where two rooms have one id", async () => {
    const room = { ...springwater.rooms[0], id: "r" }

    expect(await reasonsFor({ ...springwater, rooms: [room, room] })).toEqual([
      "rooms: the id r is there twice",
    ])
  })
})

describe("an operator's file", () => {
  test("tells each line by its number, passing over empty ones", async () => {
    const text = `\uFEFF${JSON.stringify(springwater)}\r\n\n{"slug":\n`

    expect(await allOf(jsonLinesReader(noStandIns)(inPieces(text)))).toEqual([
      expect.objectContaining({ line: 1, stocked: expect.anything() }),
      { line: 3, reasons: ["the line: is not JSON: Unexpected end of JSON input"] },
    ])
  })

  test("may have a property over several lines, as the guide shows one", async () => {
    const guide = await readFile("docs/guides/inventory.md", "utf8")
    const [, shown = ""] = /```json\n([^`]+)```/.exec(guide) ?? []
    const text = `\uFEFF${shown}\n${JSON.stringify(springwater)}\n${shown.replace("rumah-tanjung", "another")}`

    const readings = await allOf(
      jsonLinesReader(noStandIns)(inPieces(text.replaceAll("\n", "\r\n"))),
    )

    expect(readings).toMatchObject([
      { line: 1, stocked: { property: { slug: "rumah-tanjung", rooms: { length: 4 } } } },
      { line: 31, stocked: { property: { slug: springwater.slug } } },
      { line: 32, stocked: { property: { slug: "another" } } },
    ])
  })

  test("loses nothing after a property over several lines that is not finished", async () => {
    const { slug: _slug, ...unnamed } = springwater
    const unfinished = JSON.stringify(unnamed, null, 2).slice(0, -2)
    const text = [unfinished, JSON.stringify(springwater), "{", "}", "{"].join("\n")
    const after = unfinished.split("\n").length

    expect(await allOf(jsonLinesReader(noStandIns)(inPieces(text)))).toMatchObject([
      { line: 1, reasons: [expect.stringContaining("the line: is not JSON: ")] },
      { line: after + 1, stocked: { property: { slug: springwater.slug } } },
      { line: after + 2, reasons: expect.arrayContaining(["slug: is missing"]) },
      { line: after + 4, reasons: [expect.stringContaining("the line: is not JSON: ")] },
    ])
  })

  test("is told in plain words what a line lacks and what is no field of it", async () => {
    const { name: _name, ...nameless } = springwater
    const rooms = [{ ...springwater.rooms[0], minNight: 2 }]

    expect(await reasonsFor({ ...nameless, rooms })).toEqual([
      "name: is missing",
      "rooms.0.minNight: is not a field here",
    ])
  })

  test("gives back the properties that were written to it", async () => {
    const today = "2026-11-21" as CalendarDate
    const stocked = [...demoInventory({ properties: 12, seed: 9, today })]
    const text = stocked.map(lineOf).join("\n")

    const readings = await allOf(jsonLinesReader(noStandIns)(inPieces(text, 4096)))

    expect(readings).toEqual(stocked.map((one, place) => ({ line: place + 1, stocked: one })))
  })

  test("of the guide's example is loaded", async () => {
    const guide = await readFile("docs/guides/inventory.md", "utf8")
    const example = /^{"slug".*}$/m.exec(guide)?.[0] ?? ""

    expect(await allOf(jsonLinesReader(noStandIns)(inPieces(example)))).toMatchObject([
      { line: 1, stocked: { property: { slug: "rumah-kenanga" } } },
    ])
  })
})
