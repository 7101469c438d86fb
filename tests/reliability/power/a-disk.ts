import type { Draws } from "#tests/simulation/draws.ts"
import fs, { type NoParamCallback } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join, relative } from "node:path"
import { diskModel, type DiskModel, type FileNumber } from "./disk-model.ts"

/** The arguments of an operation on files. */
type Words = ReadonlyArray<unknown>

const modelOf = (folder: string): DiskModel => {
  const model = diskModel()
  model.has("", null)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    model.has(relative(folder, path), entry.isDirectory() ? null : fs.readFileSync(path))
  }
  return model
}

const copied = (from: unknown, offset: unknown, count: unknown): Uint8Array => {
  if (!ArrayBuffer.isView(from)) throw new Error("The embedded database writes views of its memory")
  const start = from.byteOffset + Number(offset)
  return new Uint8Array(from.buffer, start, Number(count)).slice()
}

/**
 * What each operation that the embedded database asks for means to the model; true where it concerned
 * the folder.
 */
const recording = (folder: string, model: DiskModel, opened: Map<number, FileNumber>) => {
  const named = (path: unknown, act: (name: string) => void): boolean => {
    const isHere = typeof path === "string" && `${path}/`.startsWith(`${folder}/`)
    if (isHere) act(relative(folder, path))
    return isHere
  }
  const onFile = (descriptor: unknown, act: (file: FileNumber) => void): boolean => {
    const file = opened.get(Number(descriptor))
    if (file !== undefined) act(file)
    return file !== undefined
  }
  const made = (name: string): void => {
    if (model.named(name) === undefined) model.created(name)
  }
  const removed = ([path]: Words) => named(path, model.removed)
  return {
    openSync: ([path]: Words, descriptor: unknown) => {
      opened.delete(Number(descriptor))
      return named(path, (name) => {
        made(name)
        opened.set(Number(descriptor), model.named(name) ?? null)
      })
    },
    closeSync: ([descriptor]: Words) => opened.delete(Number(descriptor)),
    writeSync: ([descriptor, from, offset, , at]: Words, count: unknown) =>
      onFile(descriptor, (file) => model.written(file, Number(at), copied(from, offset, count))),
    writeFileSync: ([path]: Words) => named(path, made),
    ftruncateSync: ([descriptor, size]: Words) =>
      onFile(descriptor, (file) => model.cut(file, Number(size))),
    truncateSync: ([path, size]: Words) =>
      named(path, (name) => model.cut(model.named(name) ?? null, Number(size))),
    mkdirSync: ([path]: Words) => named(path, model.folderMade),
    renameSync: ([from, to]: Words) =>
      named(from, (name) => model.renamed(name, relative(folder, String(to)))),
    unlinkSync: removed,
    rmdirSync: removed,
  }
}

const written = (found: ReadonlyMap<string, Uint8Array | null>, into: string): void => {
  for (const [name, bytes] of [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (bytes === null) fs.mkdirSync(join(into, name), { recursive: true })
    else fs.writeFileSync(join(into, name), bytes)
}

/** A folder on a disk whose power fails. */
export type Disk = {
  readonly hasPower: () => boolean
  readonly powerFails: () => void
  /** Writes what is found after the power failed into another folder. */
  readonly leaves: (draws: Draws, into: string) => void
}

/**
 * Puts a disk under a folder: when its power fails, what was waited for is on it, and of the rest some
 * sectors, drawn by chance. Nobody waits for the real disk, and who waits without keeping others waiting
 * is answered a moment later: until then nothing is promised.
 */
export const aDiskUnder = (folder: string, onOperation: () => void = () => undefined): Disk => {
  const model = modelOf(folder)
  const opened = new Map<number, FileNumber>()
  let hasPower = true
  const happened = (concernsFolder: boolean): void => {
    if (concernsFolder) onOperation()
  }
  const real = new Map<string, unknown>()
  const replace = (name: string, operation: unknown): void => {
    real.set(name, Reflect.get(fs, name))
    Reflect.set(fs, name, operation)
  }
  for (const [name, record] of Object.entries(recording(folder, model, opened))) {
    const operation = Reflect.get(fs, name)
    replace(name, (...words: Words): unknown => {
      const result: unknown = Reflect.apply(operation, fs, words)
      if (hasPower) happened(record(words, result))
      return result
    })
  }
  const waited = (descriptor: number, until?: number): void => {
    const file = opened.get(descriptor)
    if (!hasPower || file === undefined) return
    model.kept(file, until)
    onOperation()
  }
  replace("fdatasyncSync", (descriptor: number) => waited(descriptor))
  replace("fsyncSync", (descriptor: number) => waited(descriptor))
  replace("fdatasync", (descriptor: number, told: NoParamCallback): void => {
    const asked = model.now()
    setImmediate(() => {
      waited(descriptor, asked)
      told(null)
    })
  })
  syncBuiltinESMExports()
  const powerFails = (): void => {
    hasPower = false
    for (const [name, operation] of real) Reflect.set(fs, name, operation)
    syncBuiltinESMExports()
  }
  return {
    hasPower: () => hasPower,
    powerFails,
    leaves: (draws, into) => written(model.left(draws), into),
  }
}
