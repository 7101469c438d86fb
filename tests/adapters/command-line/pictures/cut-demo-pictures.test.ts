import { cutDemoPictures } from "#adapters/command-line/pictures/cut-demo-pictures.ts"
import { cutFilesOf, isOwnPictureName } from "#core/property/own-picture.ts"
import { cutFileOf } from "#core/property/picture-cuts.ts"
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"

const NAME = "lobby-boutique-01"

let into: string
let own: string
const cut = async () => (await cutDemoPictures({ into, names: [NAME] })).get(NAME) ?? ""
const changedAt = async (file: string) => (await stat(join(into, file))).mtimeMs

beforeAll(async () => {
  into = await mkdtemp(join(tmpdir(), "pictures-"))
  own = await cut()
})
afterAll(() => rm(into, { recursive: true }))

test("makes every width in both formats under a name of the content", async () => {
  expect(isOwnPictureName(own)).toBe(true)
  expect((await readdir(into)).toSorted()).toEqual(
    [...cutFilesOf(own).map(({ file }) => file), `${own}.json`].toSorted(),
  )
  const small = await sharp(await readFile(join(into, cutFileOf(own, 320, "avif")))).metadata()
  expect(small).toMatchObject({ width: 320, format: "heif" })
})

test("leaves alone what is there whole, and cuts again what is not", async () => {
  const file = cutFileOf(own, 480, "webp")
  const before = await changedAt(file)

  expect(await cut()).toBe(own)
  expect(await changedAt(file)).toBe(before)

  await rm(join(into, cutFileOf(own, 768, "avif")))
  expect(await cut()).toBe(own)
  expect(await readdir(into)).toContain(cutFileOf(own, 768, "avif"))
})
