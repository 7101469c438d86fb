import { jsonLinesReader } from "#adapters/inventory-files/json-lines.ts"
import { namedPictures, type PictureImport } from "#adapters/inventory-files/pictured-line.ts"
import { describe, expect, test } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const house = { en: "Kenanga House", bm: "Rumah Kenanga", cn: "卡南加之家" }
const line = {
  slug: "rumah-kenanga",
  name: house,
  kind: "homestay",
  destination: "george-town",
  address: "5, Lebuh Armenian",
  overview: "Three rooms.",
}
const room = { name: "Garden Room", maxAdults: 2, units: 1, baseRate: 10_000 }
const inAll = (text: string) => ({ en: text, bm: text, cn: text })
const pictureOf = (name: string, alt = inAll(name)) => ({
  name,
  alt,
  colour: "#927d64",
  mirrored: false,
})

/** Files that are there, by their names, and one picture that the site has. */
const sources = (more: Partial<PictureImport> = {}): PictureImport => ({
  read: async (path) =>
    path.startsWith("no-")
      ? { reason: "does not exist" }
      : { bytes: new TextEncoder().encode(path) },
  list: async (folder) => ({ files: [`${folder}/1.jpg`, `${folder}/2.jpg`] }),
  keep: async (file) => {
    const name = new TextDecoder().decode(file)
    return name.startsWith("torn-")
      ? { reason: "is no picture" }
      : { name: `kept ${name}`, colour: "#927d64" }
  },
  named: async (picture) => (picture.name === "known" ? picture : null),
  had: () => ({ property: [], rooms: new Map() }),
  ...more,
})

const read = async (pictures: unknown, { ofRooms, from = sources() }: Given = {}) => {
  const rooms = [room, { ...room, id: "own-id" }].map((one, place) => ({
    ...one,
    pictures: ofRooms?.[place],
  }))
  const text = JSON.stringify({ ...line, pictures, rooms })
  const [reading] = await allOf(jsonLinesReader(noStandIns, from)(inPieces(text)))
  if (reading === undefined || "reasons" in reading) return { reasons: reading?.reasons }
  const { property } = reading.stocked
  return { own: property.pictures, rooms: property.rooms.map((one) => one.pictures) }
}
type Given = { readonly ofRooms?: ReadonlyArray<unknown>; readonly from?: PictureImport }

describe("the pictures of a line", () => {
  test("are kept from their files, and called as the property is", async () => {
    expect(await read(["a.jpg", { file: "b.jpg" }])).toMatchObject({
      own: [pictureOf("kept a.jpg", house), pictureOf("kept b.jpg", house)],
    })
  })

  test.each([
    ["By the pool", inAll("By the pool")],
    [{ en: "Pool" }, inAll("Pool")],
    [{ bm: "Kolam" }, inAll("Kolam")],
    [{ cn: "泳池" }, inAll("泳池")],
    [
      { en: "Pool", cn: "泳池" },
      { en: "Pool", bm: "Pool", cn: "泳池" },
    ],
    [
      { bm: "Kolam", cn: "泳池" },
      { en: "Kolam", bm: "Kolam", cn: "泳池" },
    ],
    [{}, house],
  ])("are described by their own words: %j", async (alt, described) => {
    expect(await read([{ file: "a.jpg", alt }])).toMatchObject({
      own: [pictureOf("kept a.jpg", described)],
    })
  })

  test("are all those of a folder", async () => {
    expect(await read("front")).toMatchObject({
      own: [pictureOf("kept front/1.jpg", house), pictureOf("kept front/2.jpg", house)],
    })
  })

  test("are those that the site has, by their names", async () => {
    expect(await read([pictureOf("known")])).toMatchObject({ own: [pictureOf("known")] })
  })

  test("of a room are called as the room and the property are", async () => {
    expect(await read([], { ofRooms: [["a.jpg"], "suite"] })).toMatchObject({
      rooms: [
        [
          pictureOf("kept a.jpg", {
            en: "Garden Room, Kenanga House",
            bm: "Garden Room, Rumah Kenanga",
            cn: "卡南加之家 Garden Room",
          }),
        ],
        [{ name: "kept suite/1.jpg" }, { name: "kept suite/2.jpg" }],
      ],
    })
  })

  test("stay those that were sent before where the line names none", async () => {
    const [one, two, three] = ["one", "two", "three"].map((name) => pictureOf(name))
    const had = {
      property: [one],
      rooms: new Map([
        ["rumah-kenanga.1", [two]],
        ["own-id", [three]],
      ]),
    } as ReturnType<PictureImport["had"]>
    const from = sources({
      had: (slug) => (slug === line.slug ? had : { property: [], rooms: new Map() }),
    })

    expect(await read(undefined, { from })).toEqual({ own: [one], rooms: [[two], [three]] })
    expect(await read([], { from, ofRooms: [[], undefined] })).toEqual({
      own: [],
      rooms: [[], [three]],
    })
  })
})

test("a line that names no pictures, and had none, has those that stand for its kind", async () => {
  const [own, ofRoom] = [pictureOf("any-homestay"), pictureOf("any-room")]
  const standIns = () => ({ property: [own], room: [ofRoom] }) as never
  const text = JSON.stringify({ ...line, rooms: [room] })

  expect(await allOf(jsonLinesReader(standIns, sources())(inPieces(text)))).toMatchObject([
    { stocked: { property: { pictures: [own], rooms: [{ pictures: [ofRoom] }] } } },
  ])
})

describe("pictures that cannot be had", () => {
  test("are each named with the reason, those of rooms too", async () => {
    const own = ["no-a.jpg", "b.jpg", { file: "torn-c.jpg" }, pictureOf("unknown")]

    expect(await read(own, { ofRooms: [undefined, ["no-d.jpg"]] })).toEqual({
      reasons: [
        'pictures.0: "no-a.jpg" does not exist',
        'pictures.2: "torn-c.jpg" is no picture',
        'pictures.3: no picture of the site is called "unknown"',
        'rooms.1.pictures.0: "no-d.jpg" does not exist',
      ],
    })
  })

  test("refuse a folder that is not there, or has too many", async () => {
    const holding = (count: number) =>
      sources({ list: async () => ({ files: Array.from({ length: count }, () => "a.jpg") }) })
    const nowhere = sources({ list: async () => ({ reason: "does not exist" }) })

    expect(await read("front", { from: nowhere })).toEqual({
      reasons: ['pictures: "front" does not exist'],
    })
    expect(await read(".", { from: nowhere })).toEqual({
      reasons: ["pictures: the folder does not exist"],
    })
    expect(await read("front", { from: holding(61) })).toEqual({
      reasons: ['pictures: "front" has more than 60 pictures'],
    })
    expect((await read("front", { from: holding(60) })).own).toHaveLength(60)
  })

  test("are all files where only names are believed", async () => {
    expect(await read(["a.jpg", pictureOf("any")], { from: namedPictures })).toEqual({
      reasons: ['pictures.0: "a.jpg" is no file beside the import'],
    })
    expect(await read("front", { from: namedPictures })).toEqual({
      reasons: ['pictures: "front" is no folder beside the import'],
    })
  })
})
