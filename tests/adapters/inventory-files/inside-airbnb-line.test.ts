import { lineOfListing } from "#adapters/inventory-files/inside-airbnb-line.ts"
import { describe, expect, test } from "vitest"

const row = {
  id: " 7 ",
  name: "Room <b>with</b> view",
  latitude: "4.6",
  longitude: "101.08",
  room_type: "Private room",
  price: "$83.00",
}

const lineWith = (changes: Readonly<Record<string, string>>) =>
  lineOfListing({ ...row, ...changes }, "ipoh")
const roomWith = (changes: Readonly<Record<string, string>>) => lineWith(changes).rooms[0]

describe("a row that says little", () => {
  test("becomes a line with what can be assumed", () => {
    expect(lineOfListing(row, "ipoh")).toEqual({
      slug: "stay-7",
      name: "Room with view",
      kind: "homestay",
      condoType: null,
      destination: "ipoh",
      address: "ipoh",
      overview: "Room with view",
      about: "Room with view",
      notes: [],
      amenities: [],
      rooms: [
        {
          name: { en: "Private room", bm: "Bilik persendirian", cn: "独立房间" },
          maxAdults: 2,
          maxChildren: 1,
          maxGuests: 2,
          bedrooms: 1,
          beds: 1,
          baths: 1,
          amenities: [],
          units: 1,
          baseRate: 8_300,
        },
      ],
      point: { lat: 4.6, lng: 101.08 },
    })
  })
})

describe("the guests of a room", () => {
  test.each([
    [{ accommodates: "5" }, 5],
    [{ accommodates: "51" }, 50],
    [{ accommodates: "0" }, 2],
    [{ accommodates: "-3" }, 2],
    [{ bedrooms: "3" }, 6],
    [{ bedrooms: "0" }, 2],
    [{ room_type: "Shared room", bedrooms: "3" }, 1],
    [{ room_type: "Not shared" }, 2],
  ])("with %j are %i", (changes, guests) => {
    expect(roomWith(changes)).toMatchObject({
      maxAdults: guests,
      maxGuests: guests,
      maxChildren: guests - 1,
    })
  })
})

describe("the beds, bedrooms and baths of a room", () => {
  test.each([
    [{ beds: "3" }, { beds: 3 }],
    [{ beds: "0" }, { beds: 1 }],
    [{ bathrooms_text: "2.5 shared baths" }, { baths: 2 }],
    [{ bathrooms_text: "Half-bath" }, { baths: 0 }],
    [{ bathrooms_text: "Shared bath" }, { baths: 1 }],
    [{ bedrooms: "4" }, { bedrooms: 4 }],
    [
      { room_type: "Entire home/apt", property_type: "Entire condo", name: "Studio" },
      { bedrooms: 0 },
    ],
    [
      { room_type: "Entire home/apt", property_type: "Entire condo", name: "Loft" },
      { bedrooms: 1 },
    ],
  ])("with %j are %j", (changes, room) => {
    expect(roomWith(changes)).toMatchObject(room)
  })

  test.each([
    ["Entire home/apt", "整套住处"],
    ["Private room", "独立房间"],
    ["Shared room", "合住房间"],
    ["Hotel room", "酒店客房"],
  ])("are of a room with a name in Chinese: %s", (room_type, cn) => {
    expect(roomWith({ room_type })).toMatchObject({ name: { cn } })
  })

  test("are of a room with the listing's name where its type is not known", () => {
    expect(roomWith({ room_type: "Bunk" })).toMatchObject({ name: "Room with view" })
  })
})

describe("the least nights of a stay", () => {
  test.each(["", "0", "1", "1.9", "none"])("are not mentioned: %j", (minimum_nights) => {
    expect(lineWith({ minimum_nights }).notes).toEqual([])
  })

  test("are a note in each language", () => {
    expect(lineWith({ minimum_nights: "2" }).notes).toEqual([
      {
        en: "The operator asks for stays of at least 2 nights.",
        bm: "Pengendali meminta penginapan sekurang-kurangnya 2 malam.",
        cn: "经营者要求至少入住2晚。",
      },
    ])
  })
})

describe("the texts of a listing", () => {
  const overviewOf = (description: string) => lineWith({ description }).overview

  test("are one line at the top, and whole below with those of the neighbourhood", () => {
    const texts = { description: "Light.<br/><br/>Large.", neighborhood_overview: "Old town." }

    expect(lineWith(texts)).toMatchObject({
      overview: "Light. Large.",
      about: "Light.\n\nLarge.\n\nOld town.",
    })
    expect(lineWith({ summary: "Short." }).overview).toBe("Short.")
  })

  test("are cut after the last sentence that fits into 240 characters", () => {
    const fits = `${"a".repeat(100)}. `
    const whole = "b".repeat(240)

    expect(overviewOf(whole)).toBe(whole)
    expect(overviewOf(`${fits}${"b".repeat(200)}`)).toBe(fits.trim())
    expect(overviewOf(`${"你".repeat(100)}。${"好".repeat(200)}`)).toBe(`${"你".repeat(100)}。`)
    expect(overviewOf(`${"a".repeat(100)}! ${"b".repeat(200)}`)).toBe(`${"a".repeat(100)}!`)
    expect(overviewOf(`${"a".repeat(100)}? ${"b".repeat(200)}`)).toBe(`${"a".repeat(100)}?`)
    expect(overviewOf(`${"你".repeat(100)}！${"好".repeat(200)}`)).toBe(`${"你".repeat(100)}！`)
  })

  test("are cut within a sentence where the last one that fits is too short", () => {
    expect(overviewOf(`${"a".repeat(80)}. ${"b".repeat(300)}`)).toBe(
      `${"a".repeat(80)}. ${"b".repeat(158)}…`,
    )
    expect(overviewOf(`${"a".repeat(81)}. ${"b".repeat(300)}`)).toBe(`${"a".repeat(81)}.`)
    expect(overviewOf(`${"a".repeat(239)} ${"b".repeat(300)}`)).toBe(`${"a".repeat(239)}…`)
  })

  test("are never cut within a character", () => {
    expect(overviewOf("😀".repeat(300))).toBe(`${"😀".repeat(240)}…`)
  })
})

describe("a number in a row", () => {
  test("is read without the spaces around it, also in the texts of a bath", () => {
    expect(roomWith({ beds: " 3 ", bathrooms_text: " 2 baths" })).toMatchObject({
      beds: 3,
      baths: 2,
    })
    expect(lineWith({ latitude: " -4.25 ", longitude: "101 east" }).point).toEqual({
      lat: -4.25,
      lng: 101,
    })
  })
})

test("a listing has the kind and the amenities that its columns name", () => {
  const { kind, amenities, rooms } = lineWith({
    property_type: "Entire villa",
    amenities: '["Wifi", "Pool"]',
    beds: "about 3",
  })

  expect([kind, amenities]).toEqual(["villa", ["pool"]])
  expect(rooms).toMatchObject([{ amenities: ["wifi"], beds: 1 }])
})

describe("the address of a listing", () => {
  test.each([
    [{ neighbourhood_cleansed: "Old Town", neighbourhood: "Medan" }, "Old Town"],
    [{ neighbourhood: "Medan", neighbourhood_group: "Kinta" }, "Medan, Kinta"],
    [{ neighbourhood: " ", neighbourhood_group: "Kinta" }, "Kinta"],
  ])("is that of %j", (changes, address) => {
    expect(lineWith(changes).address).toBe(address)
  })

  test("is what is said of a listing without texts", () => {
    expect(lineWith({ neighbourhood: "Medan" }).about).toBe("Room with view, Medan")
  })
})
