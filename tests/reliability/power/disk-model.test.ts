import { drawsOf } from "#tests/simulation/draws.ts"
import { describe, expect, it } from "vitest"
import { diskModel, type DiskModel } from "./disk-model.ts"

const SECTOR = 512
const filled = (value: number, sectors = 4): Uint8Array =>
  new Uint8Array(sectors * SECTOR).fill(value)

const withFile = (bytes: Uint8Array): DiskModel => {
  const model = diskModel()
  model.has("", null)
  model.has("file", bytes)
  return model
}
const fileOf = (model: DiskModel, path = "file"): number => {
  const file = model.named(path)
  if (typeof file !== "number") throw new Error(`${path} is no file`)
  return file
}

/** What is found of a file after each of a hundred losses of power; undefined without it. */
const found = (model: DiskModel, path = "file"): ReadonlyArray<Uint8Array | undefined> =>
  Array.from(
    { length: 100 },
    (_, seed) => model.left(drawsOf(seed, "power")).get(path) ?? undefined,
  )
const sectorsOf = (bytes: Uint8Array): ReadonlyArray<number | undefined> =>
  Array.from({ length: bytes.length / SECTOR }, (_, sector) => bytes[sector * SECTOR])

describe("after the power failed", () => {
  it("everything is there that was waited for", () => {
    const model = withFile(filled(1))
    model.written(fileOf(model), SECTOR, filled(2, 2))
    model.kept(fileOf(model))

    for (const bytes of found(model)) expect(sectorsOf(bytes ?? filled(0))).toEqual([1, 2, 2, 1])
  })

  it("of what was not waited for there is nothing, everything, or some sectors", () => {
    const model = withFile(filled(1))
    model.written(fileOf(model), 0, filled(2))

    const contents = found(model).map((bytes) => sectorsOf(bytes ?? filled(0)).join(""))

    expect(new Set(contents)).toContain("1111")
    expect(new Set(contents)).toContain("2222")
    expect(new Set(contents).size).toBeGreaterThan(8)
    expect(contents.every((content) => /^[12]{4}$/.test(content))).toBe(true)
  })

  it("what was written after somebody began to wait may be missing", () => {
    const model = withFile(filled(1))
    model.written(fileOf(model), 0, filled(2, 1))
    const begun = model.now()
    model.written(fileOf(model), SECTOR, filled(3, 1))
    model.kept(fileOf(model), begun)

    const contents = new Set(found(model).map((bytes) => sectorsOf(bytes ?? filled(0)).join("")))

    expect(contents).toEqual(new Set(["2111", "2311"]))
  })

  it("a file that was cut and not waited for is as long as before, or shorter", () => {
    const model = withFile(filled(1))
    model.cut(fileOf(model), SECTOR)

    const lengths = new Set(found(model).map((bytes) => bytes?.length))

    expect(lengths).toEqual(new Set([4 * SECTOR, SECTOR]))
  })

  it("names have changed in their order, and some of the last changes are missing", () => {
    const model = withFile(filled(1))
    model.created("first")
    model.renamed("first", "second")
    model.removed("file")

    const names = Array.from({ length: 100 }, (_, seed) =>
      [...model.left(drawsOf(seed, "power")).keys()].toSorted().join(" ").trim(),
    )

    expect(new Set(names)).toEqual(new Set(["file", "file first", "file second", "second"]))
  })

  it("a file that was waited for has its name, and so have all that were named before", () => {
    const model = withFile(filled(1))
    model.created("first")
    model.created("second")
    model.written(fileOf(model, "second"), 0, filled(2, 1))
    model.kept(fileOf(model, "second"))
    model.created("third")

    for (const bytes of found(model, "second")) expect(sectorsOf(bytes ?? filled(0))).toEqual([2])
    expect(found(model, "first").every((bytes) => bytes !== undefined)).toBe(true)
    expect(found(model, "third").some((bytes) => bytes === undefined)).toBe(true)
  })

  it("all names are there once somebody waited for their folder", () => {
    const model = withFile(filled(1))
    model.folderMade("folder")
    model.created("folder/file")
    model.kept(null)

    expect(found(model, "folder/file").every((bytes) => bytes !== undefined)).toBe(true)
  })
})
