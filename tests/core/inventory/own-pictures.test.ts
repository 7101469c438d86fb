import { OwnPictureRefused } from "#core/inventory/own-picture.errors.ts"
import { keepOwnPicture, keptCuts, keptPicture } from "#core/inventory/own-pictures.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { cutFilesOf } from "#core/property/own-picture.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const photo = Uint8Array.from([0xff, 0xd8, 0xff, 7])

const aKeeping = () => {
  const files = inMemoryFiles()
  let cuts = 0
  const cutter: PictureCutter = {
    ...plainPictureCutter,
    cut: (file) => {
      cuts += 1
      return plainPictureCutter.cut(file)
    },
  }
  return { files, cutter, cutsMade: () => cuts }
}

it("keeps every cut under the name of the content", async () => {
  const { files, cutter } = aKeeping()

  const { name, colour } = await Effect.runPromise(keepOwnPicture({ files, cutter }, photo))

  expect(name).toBe(`own-${"ffd8ff07".padStart(64, "0")}`)
  expect(colour).toBe("#927d64")
  for (const { file } of cutFilesOf(name))
    expect(await Effect.runPromise(files.read(file))).toEqual(photo)
})

it("knows what it kept, and does not cut it again", async () => {
  const { files, cutter, cutsMade } = aKeeping()
  const first = await Effect.runPromise(keepOwnPicture({ files, cutter }, photo))

  const again = await Effect.runPromise(keepOwnPicture({ files, cutter }, photo))

  expect(again).toEqual(first)
  expect(cutsMade()).toBe(1)
  expect(await Effect.runPromise(keptPicture(files, first.name))).toEqual(first)
})

it("knows no picture that was never kept", async () => {
  expect(await Effect.runPromise(keptPicture(inMemoryFiles(), "own-nothing"))).toBeNull()
})

it.each(["", "{", "{}", '{"colour":7}'])("believes no broken facts: %j", async (facts) => {
  const read = () => Effect.succeed(new TextEncoder().encode(facts))

  expect(await Effect.runPromise(keptPicture({ read }, "own-a"))).toBeNull()
})

it("cuts again what broke off before its last file", async () => {
  const { files, cutter, cutsMade } = aKeeping()
  let left = 3
  const full: typeof files = {
    ...files,
    keep: (name, bytes) =>
      Effect.suspend(() => (left-- > 0 ? files.keep(name, bytes) : new StoreUnreachable())),
  }
  const broken = await Effect.runPromise(
    Effect.flip(keepOwnPicture({ files: full, cutter }, photo)),
  )

  const { name } = await Effect.runPromise(keepOwnPicture({ files, cutter }, photo))

  expect(broken).toEqual(new StoreUnreachable())
  expect(cutsMade()).toBe(2)
  expect(await Effect.runPromise(files.read(`${name}-1200.webp`))).toEqual(photo)
})

it("keeps nothing of a file that is no picture", async () => {
  const { cutter } = aKeeping()
  const kept: Array<string> = []
  const files = {
    ...inMemoryFiles(),
    keep: (name: string) => Effect.sync(() => void kept.push(name)),
  }

  const failure = await Effect.runPromise(
    Effect.flip(keepOwnPicture({ files, cutter }, Uint8Array.from([1, 2, 3]))),
  )

  expect(failure).toEqual(new OwnPictureRefused({ reason: "NotAPicture" }))
  expect(kept).toEqual([])
})

it("gives every cut back that was kept, and none where one is missing", async () => {
  const { files, cutter } = aKeeping()
  const { name } = await Effect.runPromise(keepOwnPicture({ files, cutter }, photo))

  expect(await Effect.runPromise(keptCuts(files, name))).toEqual(
    await Effect.runPromise(cutter.cut(photo)),
  )
  await Effect.runPromise(files.remove(cutFilesOf(name).at(-1)?.file ?? ""))
  expect(await Effect.runPromise(keptCuts(files, name))).toBeNull()
  expect(await Effect.runPromise(keptCuts(files, "own-nothing"))).toBeNull()
})
