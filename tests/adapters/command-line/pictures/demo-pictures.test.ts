import {
  isDemoPicture,
  keepingDemoPictures,
} from "#adapters/command-line/pictures/demo-pictures.ts"
import { cutFilesOf, isOwnPictureName, ownPictureNameOf } from "#core/property/own-picture.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"
import { pictureCatalogue } from "#fixtures/pictures/picture-catalogue.ts"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"

const [lobby, pool] = [
  aPicture({ name: "lobby-boutique-01" }),
  aPicture({ name: "pool-villa-plunge-04" }),
]
const own = aPicture({ name: ownPictureNameOf("7".repeat(64)) })

const aKeeping = () => {
  const files = inMemoryFiles()
  let cuts = 0
  const cutter = {
    ...plainPictureCutter,
    cut: (file: Uint8Array) => {
      cuts += 1
      return plainPictureCutter.cut(file)
    },
  }
  return { files, cutsMade: () => cuts, kept: keepingDemoPictures({ files, cutter }) }
}

it("keeps the pictures of the demonstration under names of their content, each once", async () => {
  const { files, cutsMade, kept } = aKeeping()
  const rooms = [aRoomType({ pictures: [pool, lobby] })]
  const stocked = { property: aProperty({ pictures: [lobby, own], rooms }), exceptions: [] }

  const { property } = await kept(stocked)
  await kept(stocked)

  const [first, second] = property.pictures
  expect(isOwnPictureName(first?.name ?? "")).toBe(true)
  expect({ ...first, name: lobby.name }).toEqual(lobby)
  expect(second).toEqual(own)
  expect(property.rooms[0]?.pictures[1]).toEqual(first)
  expect(property.rooms[0]?.pictures[0]?.name).not.toBe(first?.name)
  expect(cutsMade()).toBe(2)
  const source = new Uint8Array(await readFile("fixtures/pictures/lobby-boutique-01.webp"))
  for (const { file } of cutFilesOf(first?.name ?? ""))
    expect(await Effect.runPromise(files.read(file))).toEqual(source)
})

it("changes nothing but the names of pictures", async () => {
  const rooms = [aRoomType({ pictures: [own] })]
  const stocked = { property: aProperty({ pictures: [own], rooms }), exceptions: [] }

  expect(await aKeeping().kept(stocked)).toEqual(stocked)
})

it("knows every picture of the demonstration, and no other name", () => {
  expect(pictureCatalogue.every(({ name }) => isDemoPicture(name))).toBe(true)
  expect([own.name, "", "lobby-boutique-99", "../secret"].some(isDemoPicture)).toBe(false)
})
