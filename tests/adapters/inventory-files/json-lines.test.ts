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
      { line: 3, reasons: ["the line: is not JSON"] },
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
