import { runInventory } from "#adapters/command-line/inventory/inventory-run.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import { MOST_PICTURES_OF_ONE } from "#core/inventory/own-picture.terms.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aKeeper } from "#tests/adapters/inventory-files/a-keeper.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { keptNameOf } from "../kept-name-of.ts"
import { aPictureStore } from "../a-picture-store.ts"

const room = { id: "kenanga-garden", name: "Garden Room", maxAdults: 2, units: 3, baseRate: 12_800 }
const kenanga = {
  slug: "rumah-kenanga",
  name: { en: "Kenanga House", bm: "Rumah Kenanga", cn: "依兰屋" },
  kind: "homestay",
  destination: "ipoh",
  address: "4, Jalan Kenanga, 30000 Ipoh",
  overview: "A quiet house with a garden.",
  rooms: [room],
}

const aPhoto = (mark: number) => Uint8Array.from([0xff, 0xd8, 0xff, mark])
const nameOf = (mark: number) => `own-${`ffd8ff0${mark}`.padStart(64, "0")}`

/** An operator at a command line, with a folder of photographs. */
const anOperator = () => {
  const folder = mkdtempSync(join(tmpdir(), "photographs-"))
  mkdirSync(join(folder, "garden"))
  writeFileSync(join(folder, "front.jpg"), aPhoto(1))
  writeFileSync(join(folder, "garden", "b.jpg"), aPhoto(2))
  writeFileSync(join(folder, "garden", "a.jpg"), aPhoto(3))
  writeFileSync(join(folder, "words.jpg"), "These are words.")
  const { keeper, kept } = aKeeper()
  const store = { ...aPictureStore(kept), keeper }
  const said: Array<string> = []
  const run = (...words: ReadonlyArray<string>) => {
    const task = inventoryTaskIn(words)
    if (typeof task === "string") throw new Error(task)
    return runInventory(task, {
      today: "2026-11-21" as CalendarDate,
      folder,
      say: (line) => said.push(line),
      isRehearsal: false,
      atOnce: 200,
      withStore: (work) => work(store),
    })
  }
  const load = (...lines: ReadonlyArray<object>) => {
    const text = lines.map((line) => JSON.stringify(line)).join("\n")
    writeFileSync(join(folder, "stays.jsonl"), text)
    return run("import", "stays.jsonl")
  }
  const shown = () => kept.get("rumah-kenanga")?.property
  return { folder, files: store.files, said, run, load, shown }
}

describe("pictures of an import", () => {
  test("are files beside it, kept in every size, with texts", async () => {
    const { files, load, said, shown } = anOperator()
    const pictures = ["front.jpg", { file: "garden/a.jpg", alt: { en: "The garden" } }]

    expect(await load({ ...kenanga, pictures })).toBe(0)

    expect(said).toEqual(["1 added, 0 changed, 0 unchanged, 0 refused"])
    expect(shown()?.pictures).toEqual([
      { name: nameOf(1), alt: kenanga.name, colour: "#927d64", mirrored: false },
      {
        name: nameOf(3),
        alt: { en: "The garden", bm: "The garden", cn: "The garden" },
        colour: "#927d64",
        mirrored: false,
      },
    ])
    expect(await resultOf(files.read(`${nameOf(3)}-768.avif`))).toEqual(aPhoto(3))
  })

  test("are a folder, in the order of its names, of a room too", async () => {
    const { load, shown } = anOperator()
    const rooms = [{ ...room, pictures: "garden" }]

    expect(await load({ ...kenanga, rooms })).toBe(0)

    const pictures = shown()?.rooms[0]?.pictures
    expect(pictures?.map(({ name }) => name)).toEqual([nameOf(3), nameOf(2)])
    expect(pictures?.[0]?.alt).toEqual({
      en: "Garden Room, Kenanga House",
      bm: "Garden Room, Rumah Kenanga",
      cn: "依兰屋 Garden Room",
    })
  })

  test("change nothing when the same file is imported again", async () => {
    const { load, said } = anOperator()
    await load({ ...kenanga, pictures: "garden" })

    expect(await load({ ...kenanga, pictures: "garden" })).toBe(0)

    expect(said.at(-1)).toBe("0 added, 0 changed, 1 unchanged, 0 refused")
  })

  test("stay where a later import names none", async () => {
    const { load, shown } = anOperator()
    const rooms = [{ ...room, pictures: ["garden/b.jpg"] }]
    await load({ ...kenanga, rooms, pictures: ["front.jpg"] })

    await load({ ...kenanga, rooms: [{ ...room, baseRate: 13_800 }] })

    expect(shown()?.rooms[0]?.baseRate).toBe(13_800)
    expect(shown()?.pictures.map(({ name }) => name)).toEqual([nameOf(1)])
    expect(shown()?.rooms[0]?.pictures.map(({ name }) => name)).toEqual([nameOf(2)])
  })

  test("that cannot be had refuse their line, each by name, and no other line", async () => {
    const { load, said, shown } = anOperator()
    const other = {
      ...kenanga,
      slug: "rumah-melati",
      pictures: ["nowhere.jpg", "front.jpg", "words.jpg", "../outside.jpg"],
      rooms: [{ ...room, id: "m", pictures: "nowhere" }],
    }

    expect(await load(other, kenanga)).toBe(1)

    expect(said).toEqual([
      [
        'line 1: pictures.0: "nowhere.jpg" does not exist',
        'pictures.2: "words.jpg" is not a readable picture: use JPEG, PNG, WebP or AVIF',
        'pictures.3: "../outside.jpg" is outside the folder of the import',
        'rooms.0.pictures: "nowhere" does not exist',
      ].join("; "),
      "1 added, 0 changed, 0 unchanged, 1 refused",
    ])
    expect(shown()?.pictures[0]?.name).toBe(await keptNameOf("exterior-kampung-house-08"))
  })

  test("may be named where the site has them, and no others", async () => {
    const { load, said, shown } = anOperator()
    const called = (name: string) => ({
      name,
      alt: { en: "a", bm: "b", cn: "c" },
      colour: "#000000",
      mirrored: false,
    })
    await load({ ...kenanga, pictures: ["front.jpg"] })
    const pictures = [called("lobby-boutique-01"), called(nameOf(1))]

    expect(await load({ ...kenanga, pictures })).toBe(0)
    expect(shown()?.pictures).toEqual([
      called(await keptNameOf("lobby-boutique-01")),
      { ...called(nameOf(1)), colour: "#927d64" },
    ])

    expect(await load({ ...kenanga, pictures: [called("my-house"), called(nameOf(9))] })).toBe(1)
    expect(said.at(-2)).toBe(
      'line 1: pictures.0: no picture of the site is called "my-house"; ' +
        `pictures.1: no picture of the site is called "${nameOf(9)}"`,
    )
  })

  test("are so many at most", async () => {
    const { folder, load, said } = anOperator()
    mkdirSync(join(folder, "many"))
    for (let at = 0; at <= MOST_PICTURES_OF_ONE; at += 1)
      writeFileSync(join(folder, "many", `${at}.jpg`), aPhoto(1))

    expect(await load({ ...kenanga, pictures: "many" })).toBe(1)
    expect(said[0]).toBe('line 1: pictures: "many" has more than 60 pictures')
    expect(
      await load({
        ...kenanga,
        pictures: Array.from({ length: MOST_PICTURES_OF_ONE + 1 }, () => "front.jpg"),
      }),
    ).toBe(1)
  })

  test("of listings from elsewhere stay too", async () => {
    const { folder, run, load } = anOperator()
    const header = "id,name,neighbourhood,latitude,longitude,room_type,price"
    writeFileSync(join(folder, "l.csv"), `${header}\n8,Room,Medan,4.6,101.08,Private room,$80.00\n`)
    await load(kenanga)
    const listings = ["import", "l.csv", "--format", "inside-airbnb", "--destination", "ipoh"]
    await run(...listings)
    expect(await run("pictures", "stay-8", "garden")).toBe(0)

    expect(await run(...listings)).toBe(0)
  })
})

describe("the pictures of a folder", () => {
  test("become a property's, and those of a folder with a room's id become the room's", async () => {
    const { folder, load, run, said, shown } = anOperator()
    await load(kenanga)
    const photographs = join(folder, "photographs")
    mkdirSync(join(photographs, "kenanga-garden"), { recursive: true })
    writeFileSync(join(photographs, "1.jpg"), aPhoto(4))
    writeFileSync(join(photographs, "kenanga-garden", "1.jpg"), aPhoto(5))

    expect(await run("pictures", "rumah-kenanga", "photographs")).toBe(0)
    expect(said.at(-1)).toBe("2 pictures of rumah-kenanga, changed")
    expect(shown()?.pictures.map(({ name }) => name)).toEqual([nameOf(4)])
    expect(shown()?.rooms[0]?.pictures.map(({ name }) => name)).toEqual([nameOf(5)])

    expect(await run("pictures", "rumah-kenanga", "photographs")).toBe(0)
    expect(said.at(-1)).toBe("2 pictures of rumah-kenanga, unchanged")
    await load(kenanga)
    expect(said.at(-1)).toBe("0 added, 0 changed, 1 unchanged, 0 refused")
  })

  test("change nothing where one of them cannot be read", async () => {
    const { load, run, said, shown } = anOperator()
    await load(kenanga)
    const before = shown()

    expect(await run("pictures", "rumah-kenanga", ".")).toBe(1)
    expect(said.slice(-2)).toEqual([
      'pictures.1: "words.jpg" is not a readable picture: use JPEG, PNG, WebP or AVIF',
      "Nothing was changed",
    ])
    expect(shown()).toEqual(before)
  })

  test("that cannot be had are named with the room type that they are for", async () => {
    const { folder, load, run, said } = anOperator()
    await load(kenanga)
    const photographs = join(folder, "photographs")
    mkdirSync(join(photographs, "kenanga-garden"), { recursive: true })
    writeFileSync(join(photographs, "kenanga-garden", "words.jpg"), "no picture")
    for (let at = 0; at <= MOST_PICTURES_OF_ONE; at += 1)
      writeFileSync(join(photographs, `${at}.jpg`), aPhoto(1))

    expect(await run("pictures", "rumah-kenanga", "photographs")).toBe(1)
    expect(said.slice(-3)).toEqual([
      'rooms.kenanga-garden.pictures.0: "kenanga-garden/words.jpg" is not a readable picture: use JPEG, PNG, WebP or AVIF',
      "pictures: the folder has more than 60 pictures",
      "Nothing was changed",
    ])
  })

  test("are asked for of a property that there is, and of a folder that has some", async () => {
    const { load, run, said } = anOperator()
    await load(kenanga)

    expect(await run("pictures", "rumah-melati", "garden")).toBe(1)
    expect(said.at(-1)).toBe("There is no property rumah-melati")
    expect(await run("pictures", "rumah-kenanga", "nowhere")).toBe(1)
    expect(said.at(-1)).toMatch(/^There are no pictures in .*nowhere$/)
  })
})
