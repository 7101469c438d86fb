import { contradictionsIn } from "#adapters/inventory-files/contradictions.ts"
import type { PropertyLine } from "#adapters/inventory-files/property-line.ts"
import { expect, test } from "vitest"

const room = { name: "Room", maxAdults: 2, units: 3, baseRate: 10_000 }
const line = {
  slug: "rumah-kenanga",
  name: "Rumah Kenanga",
  kind: "homestay",
  destination: "george-town",
  address: "5, Lebuh Armenian",
  overview: "Three rooms.",
}
const night = { date: "2026-12-24" }
const kind = { id: "double", units: 2 }
const backwards = { from: "2026-12-24", until: "2026-12-23" }
const plan = { id: "flex", terms: "FLEXIBLE" }

const ofSecondRoom = (changes: object) => ({ rooms: [room, { ...room, ...changes }] })

test.each<readonly [object, ReadonlyArray<string>]>([
  [ofSecondRoom({ nights: [night, night] }), ["rooms.1.nights: 2026-12-24 is there twice"]],
  [
    ofSecondRoom({ restrictions: [{ closed: true }, {}] }),
    ["rooms.1.restrictions.1: restricts nothing"],
  ],
  [
    ofSecondRoom({ seasons: [{ ...backwards, rate: 12_000 }] }),
    ["rooms.1.seasons.0: ends before it begins"],
  ],
  [ofSecondRoom({ plans: [plan, plan] }), ["rooms.1.plans: the id flex is there twice"]],
  [
    ofSecondRoom({ nights: [{ ...night, taken: 4 }] }),
    ["rooms.1.nights: more rooms are taken on 2026-12-24 than exist"],
  ],
  [{ kinds: [kind, kind, kind] }, ["kinds: double is there twice"]],
  [{ facts: ["lift", "pets", "lift"] }, ["facts: lift is there twice"]],
  [
    { facts: ["pets"], houseRules: { pets: false } },
    ["facts: pets are welcome, but the house rules do not allow them"],
  ],
  [{ restrictions: [{}] }, ["restrictions.0: restricts nothing"]],
  [
    { seasons: [{ from: "2026-12-24", until: "2026-12-25", rate: 12_000 }] },
    ["seasons.0.rate: a rate in sen is of one room, put it there"],
  ],
  [
    { blocks: [{ kind: "attic", from: "2026-12-24", until: "2026-12-25", count: 1, source: "A" }] },
    ['blocks.0.kind: no kind is called "attic"'],
  ],
  [{ contacts: { language: "bm" } }, ["contacts: has neither email, phone nor whatsapp"]],
  [{ contacts: { email: "a@b.test" } }, []],
  [{ contacts: { phone: "+60 12-345 6789" } }, []],
  [{ contacts: { whatsapp: "+60 12-345 6789" } }, []],
  [{ contacts: null }, []],
  [
    { children: { rates: [] }, houseRules: { children: false } },
    ["children: the house rules do not allow children, so there are no prices for them"],
  ],
])("a line with %j has these reasons against it: %j", (changes, reasons) => {
  const written = { ...line, rooms: [room], ...changes } as unknown as PropertyLine

  expect(contradictionsIn(written)).toEqual(reasons)
})
