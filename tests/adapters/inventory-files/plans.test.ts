import { jsonLinesReader, lineOf } from "#adapters/inventory-files/json-lines.ts"
import { changesBetween } from "#core/inventory/changes-between.ts"
import { describe, expect, test } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const house = {
  slug: "rumah-tanjung",
  name: "Rumah Tanjung",
  kind: "guestHouse",
  destination: "george-town",
  address: "5, Lebuh Armenian, 10200 George Town",
  overview: "Twelve rooms.",
}
const room = { id: "double", name: "Double Room", maxAdults: 2, units: 8, baseRate: 12_800 }

const readingOf = async (
  plans: unknown,
  more: Readonly<Record<string, unknown>> = { terms: { payAtProperty: true } },
) => {
  const line = JSON.stringify({ ...house, ...more, rooms: [{ ...room, plans }] })
  const [reading] = await allOf(jsonLinesReader(noStandIns)(inPieces(line)))
  return reading
}

const stockedOf = async (plans: unknown) => {
  const reading = await readingOf(plans)
  if (reading === undefined || "reasons" in reading) throw new Error(JSON.stringify(reading))
  return reading.stocked
}

const reasonsFor = async (...asked: Parameters<typeof readingOf>) => {
  const reading = await readingOf(...asked)
  return reading && "reasons" in reading ? reading.reasons : []
}

const plans = [
  { id: "flex", terms: "FLEXIBLE" },
  { id: "saver", terms: "NON_REFUNDABLE", difference: "-10%", pay: "NOW" },
  {
    id: "bb",
    name: { en: "With breakfast", bm: "Dengan sarapan", cn: "含早餐" },
    terms: "FLEXIBLE",
    board: "BREAKFAST",
    boardPrice: { adult: 1_500, child: 800 },
    difference: 500,
    membersOnly: true,
  },
]

describe("the plans of a room in an operator's file", () => {
  test("are read with what each leaves out", async () => {
    const { property } = await stockedOf(plans)

    expect(property.rooms[0]?.plans).toEqual([
      {
        id: "flex",
        name: null,
        terms: "FLEXIBLE",
        board: "ROOM_ONLY",
        boardPrice: { adult: 0, child: 0 },
        pay: "EITHER",
        difference: { sen: 0 },
        membersOnly: false,
      },
      {
        id: "saver",
        name: null,
        terms: "NON_REFUNDABLE",
        board: "ROOM_ONLY",
        boardPrice: { adult: 0, child: 0 },
        pay: "NOW",
        difference: { percent: -10 },
        membersOnly: false,
      },
      {
        id: "bb",
        name: { en: "With breakfast", bm: "Dengan sarapan", cn: "含早餐" },
        terms: "FLEXIBLE",
        board: "BREAKFAST",
        boardPrice: { adult: 1_500, child: 800 },
        pay: "EITHER",
        difference: { sen: 500 },
        membersOnly: true,
      },
    ])
  })

  test("are written so that reading them gives the same", async () => {
    const stocked = await stockedOf(plans)
    const [again] = await allOf(jsonLinesReader(noStandIns)(inPieces(lineOf(stocked))))

    expect(again).toEqual({ line: 1, stocked })
  })

  test("have restrictions of their own, which are read, written and compared as they stand", async () => {
    const restrictions = [
      { from: "2026-12-24", until: "2026-12-26", weekdays: ["sat"], closed: true },
      { minNights: 3, maxNights: 14, minNightsThrough: 2 },
      { closedToArrival: true, closedToDeparture: true, bookFrom: 90, bookUntil: 7 },
    ]
    const stocked = await stockedOf([
      { ...plans[0], restrictions },
      { ...plans[1], restrictions: [] },
    ])
    const [flex, saver] = stocked.property.rooms[0]?.plans ?? []
    const [again] = await allOf(jsonLinesReader(noStandIns)(inPieces(lineOf(stocked))))

    expect(flex?.restrictions).toEqual(restrictions)
    expect(saver).not.toHaveProperty("restrictions")
    expect(again).toEqual({ line: 1, stocked })
    expect(changesBetween(await stockedOf([plans[0], plans[1]]), stocked)).toEqual([
      "rooms.double.plans.flex.restrictions: added from 2026-12-24, until 2026-12-26, weekdays sat, closed true",
      "rooms.double.plans.flex.restrictions: added maxNights 14, minNights 3, minNightsThrough 2",
      "rooms.double.plans.flex.restrictions: added bookFrom 90, bookUntil 7, closedToArrival true, closedToDeparture true",
    ])
  })

  test.each<readonly [unknown, string]>([
    [{ minNights: 0 }, "rooms.0.plans.0.restrictions.0.minNights"],
    [{ minNights: 3, maxNights: 2 }, "rooms.0.plans.0.restrictions.0.maxNights"],
    [{ weekdays: ["sat"] }, "rooms.0.plans.0.restrictions.0"],
    [{ surprise: 1 }, "rooms.0.plans.0.restrictions.0.surprise"],
  ])("are refused with a restriction that is not right: %j", async (restriction, path) => {
    const reasons = await reasonsFor([{ ...plans[0], restrictions: [restriction] }])

    expect(reasons.map((reason) => reason.split(":")[0])).toEqual([path])
  })

  test("have a hundred restrictions at most", async () => {
    const many = (count: number) => [
      { ...plans[0], restrictions: Array.from({ length: count }, () => ({ minNights: 2 })) },
    ]

    expect(await reasonsFor(many(101))).toHaveLength(1)
    expect(await reasonsFor(many(100))).toEqual([])
  })

  test("are none where the line has none", async () => {
    const { property } = await stockedOf(undefined)
    expect("plans" in (property.rooms[0] ?? {})).toBe(false)
  })

  test.each<readonly [object, string]>([
    [{ id: "Saver" }, "rooms.0.plans.0.id"],
    [{ id: "saver", terms: "NEVER" }, "rooms.0.plans.0.terms"],
    [{ board: "LUNCH" }, "rooms.0.plans.0.board"],
    [{ pay: "LATER" }, "rooms.0.plans.0.pay"],
    [{ difference: "-10" }, "rooms.0.plans.0.difference"],
    [{ difference: 1_000_001 }, "rooms.0.plans.0.difference"],
    [
      { board: "BREAKFAST", boardPrice: { adult: 100_001, child: 0 } },
      "rooms.0.plans.0.boardPrice.adult",
    ],
    [{ surprise: 1 }, "rooms.0.plans.0.surprise"],
  ])("are refused with a field that is not right: %j", async (change, path) => {
    const reasons = await reasonsFor([{ id: "flex", terms: "FLEXIBLE", ...change }])
    expect([...new Set(reasons.map((reason) => reason.split(":")[0]))]).toEqual([path])
  })

  test.each<readonly [ReadonlyArray<object>, string]>([
    [[plans[0] ?? {}, plans[0] ?? {}], "rooms.0.plans: the id flex is there twice"],
    [[{ difference: "-91%" }], "rooms.0.plans.0.difference: is not between -90% and 200%"],
    [[{ difference: "+201%" }], "rooms.0.plans.0.difference: is not between -90% and 200%"],
    [
      [{ boardPrice: { adult: 1, child: 0 } }],
      "rooms.0.plans.0.boardPrice: is for plans with meals, and this one is ROOM_ONLY",
    ],
  ])("are refused where they contradict themselves: %j", async (some, reason) => {
    expect(
      await reasonsFor(some.map((plan) => ({ id: "flex", terms: "FLEXIBLE", ...plan }))),
    ).toEqual([reason])
  })

  test.each(["-90%", "+200%", "200%", -10_000])("may differ by %j", async (difference) => {
    expect(await reasonsFor([{ id: "flex", terms: "FLEXIBLE", difference }])).toEqual([])
  })

  test("are paid for at a property only where it takes money", async () => {
    const later = [{ id: "later", terms: "FLEXIBLE", pay: "AT_PROPERTY" }]

    expect(await reasonsFor(later)).toEqual([])
    expect(await reasonsFor(plans.slice(0, 2), {})).toEqual([])
    expect(await reasonsFor(later, {})).toEqual([
      "rooms.0.plans.0.pay: is AT_PROPERTY, and terms.payAtProperty is not true",
    ])
  })

  test("are at least one and at most twelve", async () => {
    const many = Array.from({ length: 13 }, (_, n) => ({ id: `p${n}`, terms: "FLEXIBLE" }))

    expect(await reasonsFor([])).toHaveLength(1)
    expect(await reasonsFor(many)).toHaveLength(1)
    expect(await reasonsFor(many.slice(1))).toEqual([])
  })
})
