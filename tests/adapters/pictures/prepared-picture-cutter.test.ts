import { preparedPictureCutter } from "#adapters/pictures/prepared-picture-cutter.ts"
import { keepOwnPicture } from "#core/inventory/own-pictures.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const photo = Uint8Array.from([0xff, 0xd8, 0xff, 7])
const another = Uint8Array.from([0xff, 0xd8, 0xff, 8])

const counted = () => {
  const asked: Array<Uint8Array> = []
  const cutter: PictureCutter = {
    ...plainPictureCutter,
    cut: (file) => {
      asked.push(file)
      return plainPictureCutter.cut(file)
    },
  }
  return { asked, cutter }
}

it("cuts what was not cut before, and nothing else", async () => {
  const before = inMemoryFiles()
  await Effect.runPromise(keepOwnPicture({ files: before, cutter: plainPictureCutter }, photo))
  const { asked, cutter } = counted()
  const prepared = preparedPictureCutter(before, cutter)

  const cuts = await Effect.runPromise(prepared.cut(photo))
  await Effect.runPromise(prepared.cut(another))

  expect(cuts).toEqual(await Effect.runPromise(plainPictureCutter.cut(photo)))
  expect(asked).toEqual([another])
})

it("cuts when what was cut before cannot be read", async () => {
  const { asked, cutter } = counted()
  const away = { read: () => Effect.fail(new StoreUnreachable()) }

  await Effect.runPromise(preparedPictureCutter(away, cutter).cut(photo))

  expect(asked).toEqual([photo])
})
