import { jsonLinesReader } from "#adapters/inventory-files/json-lines.ts"
import { expect, test } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const room = { name: "Garden Room", maxAdults: 2, units: 3, baseRate: 14_000 }
const line = {
  slug: "springwater-homestay",
  name: "Springwater Homestay",
  kind: "homestay",
  destination: "pantai-cenang",
  address: "4, Jalan Mata Air, 07000 Langkawi",
  overview: "By the spring.",
  rooms: [room],
}

const christmas = { from: "2026-12-24", until: "2026-12-26" }

test.each<[object, string]>([
  [
    { slug: "Spring House" },
    "slug: has other characters than a to z, 0 to 9 and single hyphens between them",
  ],
  [{ name: " " }, "name: is empty"],
  [{ address: "" }, "address: is empty"],
  [{ overview: { en: "a", bm: "b", cn: "" } }, "overview.cn: is empty"],
  [{ pictures: [{ file: "a.jpg", alt: "" }] }, "pictures.0.alt: is empty"],
  [
    { houseRules: { checkInFrom: "3pm" } },
    "houseRules.checkInFrom: is not a time of day such as 15:00",
  ],
  [
    { kinds: [{ id: "a b", units: 1 }] },
    "kinds.0.id: is not a name of at most 50 letters, digits, dots, hyphens and underscores",
  ],
  [{ rooms: [{ ...room, id: "a b" }] }, "rooms.0.id: is not 1 to 200 characters without spaces"],
  [
    { blocks: [{ kind: "a b", ...christmas, count: 1, source: "Airbnb" }] },
    "blocks.0.kind: is not 1 to 200 characters without spaces",
  ],
  [{ rooms: [{ ...room, baseRate: 128.5 }] }, "rooms.0.baseRate: is not a whole number"],
  [
    { rooms: [{ ...room, nights: [{ date: "24/12/2026" }] }] },
    "rooms.0.nights.0.date: is not a date such as 2026-12-24",
  ],
  [
    { rooms: [{ ...room, plans: [{ id: "Flex!", terms: "FLEXIBLE" }] }] },
    "rooms.0.plans.0.id: is not 1 to 40 characters of a to z, 0 to 9 and hyphens",
  ],
  [
    { rooms: [{ ...room, plans: [{ id: "flex", terms: "FLEXIBLE", difference: "10 %" }] }] },
    'rooms.0.plans.0.difference: is neither whole sen nor percent such as "-10%"',
  ],
  [
    { seasons: [{ ...christmas, rate: "+900%" }] },
    'seasons.0.rate: is neither a change such as "+30%" or "-10%", from -90% to +500%, nor whole sen',
  ],
  [{ featured: "yes" }, "featured: Expected boolean"],
  [{ rooms: [] }, "rooms: Expected a value with a length of at least 1"],
  [{ restrictions: [{ minNight: 2 }] }, "restrictions.0.minNight: is not a field here"],
  [{ rooms: [{ name: "Garden Room", units: 3, baseRate: 1 }] }, "rooms.0.maxAdults: is missing"],
])("says in words what is wrong in %j", async (change, reason) => {
  const text = JSON.stringify({ ...line, ...change })
  const [reading] = await allOf(jsonLinesReader(noStandIns)(inPieces(text)))

  expect(reading && "reasons" in reading ? reading.reasons : []).toContain(reason)
})

test.each([
  ["7", "the line: Expected object"],
  ["[]", "the line: Expected object"],
  [
    '{\n  "a":   x\n}',
    'the line: is not JSON: Unexpected token \'x\', "{ "a": x }" is not valid JSON',
  ],
])("says in words why %j is no property", async (text, reason) => {
  expect(await allOf(jsonLinesReader(noStandIns)(inPieces(text)))).toEqual([
    { line: 1, reasons: [reason] },
  ])
})
