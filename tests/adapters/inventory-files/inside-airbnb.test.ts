import { insideAirbnbReader } from "#adapters/inventory-files/inside-airbnb.ts"
import type { Property } from "#core/property/property.ts"
import { describe, expect, test } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const SHORT =
  "id,name,neighbourhood_group,neighbourhood,latitude,longitude,room_type,price,minimum_nights"
const LONG =
  "id,name,description,neighborhood_overview,neighbourhood_cleansed,latitude,longitude,property_type,room_type,accommodates,bathrooms_text,bedrooms,beds,amenities,price,minimum_nights"

const read = (header: string, ...rows: ReadonlyArray<string>) =>
  allOf(insideAirbnbReader("ipoh", noStandIns)(inPieces([header, ...rows].join("\n"))))

const propertyOf = async (header: string, row: string): Promise<Property> => {
  const [reading] = await read(header, row)
  if (!reading || "reasons" in reading) throw new Error(JSON.stringify(reading))
  return reading.stocked.property
}

const longRow = `71,"Sunny 阁楼 ★, ""upstairs""","Light.<br /><br /><b>The space</b><br />Two rooms
& a roof<script>steal()</script>.",Old town.,Old Town,4.6001,101.0822,Entire loft,Entire home/apt,4,1.5 baths,2,3,"[""Wifi"", ""Kitchen"", ""50\\"" HDTV"", ""Pool"", ""Free parking on premises""]","$1,250.00",3`

describe("a listing of the long form", () => {
  test("becomes a condo with its rooms, amenities, price and place", async () => {
    const property = await propertyOf(LONG, longRow)

    expect(property).toMatchObject({
      slug: "stay-71",
      kind: "condo",
      condoType: "loft",
      destination: "ipoh",
      region: "perak",
      point: { lat: 4.6001, lng: 101.0822 },
      address: "Old Town",
      amenities: ["pool", "parking"],
      notes: [{ en: "The operator asks for stays of at least 3 nights." }],
    })
    expect(property.rooms).toMatchObject([
      {
        id: "stay-71.1",
        maxGuests: 4,
        bedrooms: 2,
        beds: 3,
        baths: 1,
        units: 1,
        baseRate: 125_000,
        weekendRate: 125_000,
        amenities: ["wifi", "kitchen", "freeParking", "bigTv"],
      },
    ])
  })

  test("keeps its name in all languages and loses its HTML", async () => {
    const { name, about, overview } = await propertyOf(LONG, longRow)

    expect(name.en).toBe('Sunny 阁楼 ★, "upstairs"')
    expect(name.cn).toBe(name.en)
    expect(about.en).toBe("Light.\n\nThe space\nTwo rooms\n& a roof.\n\nOld town.")
    expect(overview.bm).toBe("Light. The space Two rooms & a roof.")
  })
})

describe("a listing of the short form", () => {
  test("becomes what its room type and name tell", async () => {
    const property = await propertyOf(
      SHORT,
      "5,2BR near station,Kinta,Medan,4.6,101.08,Entire home/apt,83,1",
    )

    expect(property).toMatchObject({
      kind: "condo",
      condoType: "twoBedrooms",
      address: "Medan, Kinta",
      overview: { en: "2BR near station" },
      notes: [],
    })
    expect(property.rooms).toMatchObject([{ maxGuests: 4, bedrooms: 2, baseRate: 8_300 }])
  })

  test.each([
    ["Private room", "homestay"],
    ["Shared room", "guestHouse"],
    ["Hotel room", "hotel"],
  ])("with a %s is a %s", async (roomType, kind) => {
    const property = await propertyOf(SHORT, `5,Room,Kinta,Medan,4.6,101.08,${roomType},83,1`)

    expect(property.kind).toBe(kind)
  })

  test("takes no number from the middle of a text", async () => {
    const { notes } = await propertyOf(SHORT, "5,Room,Kinta,Medan,4.6,101.08,Private room,83,ask 3")
    const asked = await propertyOf(SHORT, "5,Room,Kinta,Medan,4.6,101.08,Private room,83, 3 nights")

    expect(notes).toEqual([])
    expect(asked.notes).toHaveLength(1)
  })

  test("keeps a point outside Malaysia as it is", async () => {
    const { point } = await propertyOf(SHORT, "5,Room,N,N,22.3,114.17,Private room,83,1")

    expect(point).toEqual({ lat: 22.3, lng: 114.17 })
  })
})

describe("a listing that cannot be sold", () => {
  test("is refused with every reason and the line it ends on", async () => {
    const readings = await read(
      SHORT,
      "5,Room,N,N,4.6,101,Private room,83,1",
      "x, ,N,N,nowhere,101,Private room,,1",
      "7,★,N,N,4.6,101,Private room,0,1",
    )

    expect(readings.slice(1)).toEqual([
      {
        line: 3,
        reasons: [
          "id: is not a number",
          "name: has no letter and no digit",
          'price: "" is no price above 0',
          "latitude, longitude: are no point on the map",
        ],
      },
      {
        line: 4,
        reasons: ["name: has no letter and no digit", 'price: "0" is no price above 0'],
      },
    ])
  })

  test("does not stop those after it, even when columns are missing or too many", async () => {
    const readings = await read(
      SHORT,
      "5,Room",
      "6,Room,N,N,4.6,101,Private room,83,1,more,still more",
    )

    expect(readings.map((reading) => "stocked" in reading)).toEqual([false, true])
  })

  test("is told from lines without a listing, and from odd quotes", async () => {
    const readings = await read(
      `\uFEFF${SHORT}`,
      "",
      ",,,,,,,,",
      '5,Room "upstairs",N,N,4.6,101,Private room,83,1',
      " , , , , , , , , ",
      "6,Room,N,N,4.6,101,Private room,83,1",
    )

    expect(
      readings.map((reading) =>
        "stocked" in reading ? [reading.line, reading.stocked.property.name.en] : reading,
      ),
    ).toEqual([
      [4, 'Room "upstairs"'],
      [6, "Room"],
    ])
  })

  test("ends the file where its source breaks off", async () => {
    const text = async function* () {
      yield `${SHORT}\n5,Room,N,N,4.6,101,Private room,83,1\n`
      throw new Error("the disk is gone")
    }
    const readings = await allOf(insideAirbnbReader("ipoh", noStandIns)(text()))

    expect(readings.at(-1)).toMatchObject({
      reasons: ["the file: cannot be read further (the disk is gone)"],
    })
  })

  test("is refused for what every property is refused for", async () => {
    const text = `${SHORT}\n5,Room,N,N,4.6,101,Private room,83,1`

    expect(await allOf(insideAirbnbReader("nowhere", noStandIns)(inPieces(text)))).toEqual([
      { line: 2, reasons: ['destination: no destination is called "nowhere"'] },
    ])
  })

  test("tells when a quotation never ends", async () => {
    const readings = await read(SHORT, '5,"Room,N,N,4.6,101,Private room,83,1')

    expect(readings).toEqual([
      { line: 1, reasons: [expect.stringContaining("the file: cannot be read further")] },
    ])
  })
})
