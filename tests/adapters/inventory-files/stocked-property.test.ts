import { jsonLinesReader } from "#adapters/inventory-files/json-lines.ts"
import { stockedPropertyOf } from "#adapters/inventory-files/stocked-property.ts"
import type { PicturedLine } from "#adapters/inventory-files/pictured-line.ts"
import { describe, expect, test } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const room = { name: "Garden Room", maxAdults: 2, units: 3, baseRate: 14_000 }
const line = {
  slug: "springwater-homestay",
  name: "Springwater Homestay",
  kind: "homestay",
  destination: "pantai-cenang",
  address: "4, Jalan Mata Air",
  overview: "By the spring.",
}
const inAll = (text: string) => ({ en: text, bm: text, cn: text })

const propertyWith = async (changes: object, ofRoom: object = {}) => {
  const text = JSON.stringify({ ...line, rooms: [{ ...room, ...ofRoom }], ...changes })
  const [reading] = await allOf(jsonLinesReader(noStandIns)(inPieces(text)))
  if (reading === undefined || "reasons" in reading) throw new Error(JSON.stringify(reading))
  return reading.stocked.property
}

describe("a property", () => {
  test("has all that its line leaves out", async () => {
    expect(await propertyWith({})).toEqual({
      slug: line.slug,
      name: inAll("Springwater Homestay"),
      kind: "homestay",
      condoType: null,
      stars: null,
      destination: "pantai-cenang",
      region: "kedah",
      point: { lat: 6.2937, lng: 99.7279 },
      address: "4, Jalan Mata Air",
      overview: inAll("By the spring."),
      about: inAll("By the spring."),
      notes: [],
      facilities: [],
      amenities: [],
      pictures: [],
      houseRules: {
        checkInFrom: "15:00",
        checkOutUntil: "12:00",
        quietFrom: null,
        quietUntil: null,
        pets: false,
        smoking: false,
        children: true,
      },
      terms: {
        feeBps: 300,
        sstRegistered: false,
        tourismTaxExempt: false,
        payAtProperty: false,
        levyArea: "langkawi",
      },
      featured: false,
      rooms: [
        {
          id: "springwater-homestay.1",
          name: inAll("Garden Room"),
          maxAdults: 2,
          maxChildren: 0,
          maxGuests: 2,
          bedrooms: 1,
          beds: 1,
          baths: 1,
          sizeSqm: null,
          amenities: [],
          pictures: [],
          units: 3,
          cancellation: "MODERATE",
          depositPerRoom: 0,
          membersOnly: false,
          baseRate: 14_000,
          weekendRate: 14_000,
          deals: [],
        },
      ],
    })
  })

  test("has what its line says", async () => {
    const said = {
      stars: 4,
      point: { lat: 6.3, lng: 99.8 },
      amenities: ["pool"],
      houseRules: {
        checkInFrom: "14:00",
        checkOutUntil: "11:00",
        quietFrom: "22:00",
        quietUntil: "07:00",
        pets: true,
        smoking: true,
        children: false,
      },
      featured: true,
    }
    const texts = { about: "Long.", notes: ["No lift."], facilities: ["Garden"] }
    const terms = { feeBps: 0, sstRegistered: true, tourismTaxExempt: true, payAtProperty: true }

    expect(await propertyWith({ ...said, ...texts, terms })).toMatchObject({
      ...said,
      about: inAll("Long."),
      notes: [inAll("No lift.")],
      facilities: [inAll("Garden")],
      terms: { ...terms, levyArea: "langkawi" },
    })
  })

  test("pays no levy where its destination has none", async () => {
    const { terms } = await propertyWith({ destination: "kuala-lumpur" })

    expect(terms.levyArea).toBeNull()
  })

  test("has no empty list of facts, restrictions or seasons, and is not withdrawn by false", async () => {
    const none = { restrictions: [], seasons: [], withdrawn: false }
    const property = await propertyWith({ facts: [], ...none }, none)

    expect(property).toEqual(await propertyWith({}))
  })

  test("is in a destination that there is", () => {
    const nowhere = { ...line, destination: "nowhere", rooms: [room] } as unknown as PicturedLine

    expect(() => stockedPropertyOf(nowhere, noStandIns)).toThrow("No destination is called nowhere")
  })
})

describe("a room of it", () => {
  test("has what its line says", async () => {
    const said = {
      id: "garden",
      maxChildren: 2,
      maxGuests: 3,
      bedrooms: 2,
      beds: 3,
      baths: 0,
      sizeSqm: 40,
      amenities: ["wifi"],
      cancellation: "FLEXIBLE",
      depositPerRoom: 5_000,
      membersOnly: true,
      weekendRate: 16_000,
      deals: [{ kind: "member", percent: 5, from: "2026-12-24", until: "2026-12-26" }],
    }

    expect((await propertyWith({}, said)).rooms).toEqual([
      expect.objectContaining({ ...said, baseRate: 14_000, units: 3 }),
    ])
  })

  test("sleeps adults and children together where nothing else is said", async () => {
    expect((await propertyWith({}, { maxChildren: 2 })).rooms).toMatchObject([{ maxGuests: 4 }])
  })
})

describe("pictures of others", () => {
  test("take the place of those that nobody sent", async () => {
    const picture = (name: string) => ({
      name,
      alt: inAll(name),
      colour: "#927d64",
      mirrored: false,
    })
    const standIns = (kind: string) => ({
      property: [picture(`a ${kind}`)],
      room: [picture(`a room of a ${kind}`)],
    })
    const own = [picture("own")]
    const text = JSON.stringify({ ...line, rooms: [room, { ...room, pictures: own }] })
    const readings = await allOf(jsonLinesReader(standIns)(inPieces(text)))

    expect(readings).toMatchObject([
      {
        stocked: {
          property: {
            pictures: [{ name: "a homestay" }],
            rooms: [{ pictures: [{ name: "a room of a homestay" }] }, { pictures: own }],
          },
        },
      },
    ])
  })
})
