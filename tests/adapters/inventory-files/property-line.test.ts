import { PropertyLine } from "#adapters/inventory-files/property-line.ts"
import { Exit, Schema } from "effect"
import { describe, expect, it } from "vitest"

const room = { name: "Room", maxAdults: 2, units: 3, baseRate: 10_000 }
const plan = { id: "flexible", terms: "MODERATE" }
const line = {
  slug: "rumah-kenanga",
  name: "Rumah Kenanga",
  kind: "homestay",
  destination: "george-town",
  address: "5, Lebuh Armenian",
  overview: "Three rooms.",
  rooms: [room],
}
const block = {
  kind: "double",
  from: "2026-12-24",
  until: "2026-12-25",
  count: 1,
  source: "HOST",
}

const night = { date: "2026-12-24" }
const season = { from: "2026-12-24", until: "2026-12-25", rate: "+10%" }
/** Ringgit, in sen. */
const MILLION = 100_000_000

const read = Schema.decodeUnknownExit(PropertyLine, { onExcessProperty: "error" })

/** What is wrong with a line, in the words of its schema; nothing where it is right. */
const wrongIn = (changes: object): string =>
  Exit.match(read({ ...line, ...changes }), {
    onSuccess: () => "",
    onFailure: (cause) => String(Reflect.get(cause.reasons[0] ?? {}, "error")),
  })

const ofRoom = (changes: object) => ({ rooms: [{ ...room, ...changes }] })
const ofPlan = (changes: object) => ofRoom({ plans: [{ ...plan, ...changes }] })
const many = <A>(count: number, one: A): ReadonlyArray<A> =>
  Array.from({ length: count }, () => one)

/** What a value is put into, by its name. */
const places: Readonly<Record<string, (value: unknown) => object>> = {
  units: (units) => ofRoom({ units }),
  maxAdults: (maxAdults) => ofRoom({ maxAdults }),
  maxChildren: (maxChildren) => ofRoom({ maxChildren }),
  maxGuests: (maxGuests) => ofRoom({ maxGuests }),
  bedrooms: (bedrooms) => ofRoom({ bedrooms }),
  beds: (beds) => ofRoom({ beds }),
  baths: (baths) => ofRoom({ baths }),
  sizeSqm: (sizeSqm) => ofRoom({ sizeSqm }),
  feeBps: (feeBps) => ({ terms: { feeBps } }),
  taken: (taken) => ofRoom({ nights: [{ date: "2026-12-24", taken }] }),
  "kinds.units": (units) => ({ kinds: [{ id: "double", units }] }),
  "uses.count": (count) => ofRoom({ uses: [{ kind: "double", count }] }),
  "blocks.count": (count) => ({ blocks: [{ ...block, count }] }),
}

describe("a number in a line", () => {
  it.each([
    ["units", 0, 10_000],
    ["maxAdults", 1, 50],
    ["maxChildren", 0, 50],
    ["maxGuests", 1, 50],
    ["bedrooms", 0, 50],
    ["beds", 1, 100],
    ["baths", 0, 50],
    ["sizeSqm", 1, 10_000],
    ["feeBps", 0, 10_000],
    ["taken", 0, 10_000],
    ["kinds.units", 0, 10_000],
    ["uses.count", 1, 10_000],
    ["blocks.count", 0, 10_000],
  ])("is whole and within its bounds: %s from %i to %i", (name, least, most) => {
    const refused = (value: number) => wrongIn(places[name]!(value)) !== ""

    expect([least, most].map(refused)).toEqual([false, false])
    expect([least - 1, most + 1, least + 0.5].map(refused)).toEqual([true, true, true])
  })

  it.each([
    ["a rate", (baseRate: number) => ofRoom({ baseRate }), 1, 0],
    ["a rate of weekends", (weekendRate: number) => ofRoom({ weekendRate }), 1, 0],
    ["a deposit", (depositPerRoom: number) => ofRoom({ depositPerRoom }), 0, -1],
    ["a high rate", (baseRate: number) => ofRoom({ baseRate }), MILLION, MILLION + 1],
    ["a high weekend", (weekendRate: number) => ofRoom({ weekendRate }), MILLION, MILLION + 1],
    [
      "a high deposit",
      (depositPerRoom: number) => ofRoom({ depositPerRoom }),
      MILLION,
      MILLION + 1,
    ],
    ["a night", (rate: number) => ofRoom({ nights: [{ ...night, rate }] }), 0, -1],
    [
      "a high night",
      (rate: number) => ofRoom({ nights: [{ ...night, rate }] }),
      MILLION,
      MILLION + 1,
    ],
    ["a season", (rate: number) => ofRoom({ seasons: [{ ...season, rate }] }), 1, 0],
    ["a meal", (adult: number) => ofPlan({ boardPrice: { adult, child: 0 } }), 100_000, 100_001],
    ["a child's", (child: number) => ofPlan({ boardPrice: { adult: 0, child } }), 100_000, 100_001],
  ])("is a price within its bounds: %s", (_, placed, right, wrong) => {
    expect([wrongIn(placed(right)), wrongIn(placed(wrong)) !== ""]).toEqual(["", true])
  })
})

describe("a list in a line", () => {
  it.each([
    ["restrictions", (of: number) => ({ restrictions: many(of, { closed: true }) }), 0, 100],
    ["those of a room", (of: number) => ofRoom({ restrictions: many(of, {}) }), 0, 100],
    ["those of a plan", (of: number) => ofPlan({ restrictions: many(of, {}) }), 0, 100],
    ["plans", (of: number) => ofRoom({ plans: many(of, plan) }), 1, 12],
    ["blocks", (of: number) => ({ blocks: many(of, block) }), 0, 5000],
    ["nights", (of: number) => ofRoom({ nights: many(of, night) }), 0, 5000],
  ])("has no more than it may: %s", (_, listed, least, most) => {
    expect([wrongIn(listed(least)), wrongIn(listed(most))]).toEqual(["", ""])
    expect(wrongIn(listed(most + 1))).not.toBe("")
  })

  it("has seasons, as many as restrictions", () => {
    expect(wrongIn({ seasons: many(100, season) })).toBe("")
    expect(wrongIn({ seasons: many(101, season) })).not.toBe("")
    expect(wrongIn(ofRoom({ seasons: many(101, season) }))).not.toBe("")
  })

  it.each([{ rooms: [] }, ofRoom({ plans: [] }), ofRoom({ uses: [] })])(
    "has at least one where it has to: %j",
    (changes) => {
      expect(wrongIn(changes)).not.toBe("")
    },
  )
})

describe("a text in a line", () => {
  it.each<readonly [string, object]>([
    ["is empty", { address: " \n" }],
    ["is empty", { name: { en: "House", bm: "Rumah", cn: "" } }],
    ["is empty", { notes: [""] }],
    ["is not 1 to 200 characters without spaces", ofRoom({ id: "a b" })],
    ["is not 1 to 200 characters without spaces", ofRoom({ id: "a".repeat(201) })],
    ["is not 1 to 200 characters without spaces", ofRoom({ id: "" })],
    ["is not a time of day such as 15:00", { houseRules: { checkInFrom: "24:00" } }],
    ["is not a time of day such as 15:00", { houseRules: { checkOutUntil: "9:00" } }],
    ["is not a time of day such as 15:00", { houseRules: { quietFrom: "19:60" } }],
    ["is not a time of day such as 15:00", { houseRules: { quietUntil: "x09:00" } }],
    ["is not a time of day such as 15:00", { houseRules: { quietUntil: "09:001" } }],
    ...["", "-a", "a b", "a".repeat(51), "a!"].map((id): readonly [string, object] => [
      "is not a name of at most 50 letters, digits, dots, hyphens and underscores",
      { kinds: [{ id, units: 1 }] },
    ]),
    ...["10", "+1000%", "%", "x10%", "10%x", "*10%"].map(
      (difference): readonly [string, object] => [
        'is neither whole sen nor percent such as "-10%"',
        ofPlan({ difference }),
      ],
    ),
    ["is not an email address", { contacts: { email: "nobody" } }],
    ["is not a phone number, such as +60 12-345 6789", { contacts: { phone: "x" } }],
    ["is not a phone number, such as +60 12-345 6789", { contacts: { whatsapp: "12" } }],
  ])("%s where it is %j", (reason, changes) => {
    expect(wrongIn(changes)).toContain(reason)
  })

  it.each([
    { name: { en: "House", bm: "Rumah", cn: "屋" } },
    ofRoom({ id: "a".repeat(200) }),
    { houseRules: { checkInFrom: "00:00", checkOutUntil: "19:59" } },
    { houseRules: { quietFrom: "23:00", quietUntil: null } },
    { kinds: [{ id: "a".repeat(50), units: 1 }] },
    { kinds: [{ id: "二人.A_b-9", units: 1 }] },
    ofPlan({ difference: "+100%" }),
    ofPlan({ difference: "-5%" }),
    ofPlan({ difference: "5%" }),
    ofPlan({ difference: -500 }),
    { contacts: { email: "stay@example.com", phone: "+60 12-345 6789", language: "bm" } },
    { contacts: null },
  ])("is right: %j", (changes) => {
    expect(wrongIn(changes)).toBe("")
  })
})
