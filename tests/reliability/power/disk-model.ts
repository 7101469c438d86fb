import type { Draws } from "#tests/simulation/draws.ts"

/** A file of the model; null for a folder. */
export type FileNumber = number | null

type Write = { readonly order: number } & (
  | { readonly at: number; readonly bytes: Uint8Array }
  | { readonly size: number }
)
type Names = Map<string, FileNumber>
type NameChange = {
  readonly order: number
  readonly file: FileNumber
  readonly change: (names: Names) => void
}

/** What a disk writes whole or not at all, in bytes. */
const SECTOR = 512

/** The content of a file, which may grow without being copied each time. */
type Content = { bytes: Uint8Array; size: number }

const withRoom = (content: Content, size: number): void => {
  if (size > content.bytes.length) {
    const wider = new Uint8Array(Math.max(size, 2 * content.bytes.length))
    wider.set(content.bytes.subarray(0, content.size))
    content.bytes = wider
  }
  content.size = Math.max(content.size, size)
}

const cutTo = (content: Content, size: number): void => {
  if (size < content.size) content.bytes.fill(0, size, content.size)
  else withRoom(content, size)
  content.size = size
}

const written = (content: Content, at: number, bytes: Uint8Array): void => {
  withRoom(content, at + bytes.length)
  content.bytes.set(bytes, at)
}

const ofContent = (file: FileNumber): number => {
  if (file === null) throw new Error("A folder has no content")
  return file
}

const applied = (content: Content, write: Write): void =>
  "bytes" in write ? written(content, write.at, write.bytes) : cutTo(content, write.size)

/** Some sectors of a write reached the disk, others did not. */
const torn = (content: Content, write: Write, draws: Draws): void => {
  if (!("bytes" in write)) return applied(content, write)
  const { at, bytes } = write
  for (let from = at; from < at + bytes.length;) {
    const until = Math.min(at + bytes.length, (Math.floor(from / SECTOR) + 1) * SECTOR)
    if (draws.chance(0.5)) written(content, from, bytes.subarray(from - at, until - at))
    from = until
  }
}

/** What becomes of what nobody waited for: of each file nothing, everything or some sectors. */
const leftOf = (content: Content, writes: ReadonlyArray<Write>, draws: Draws): Content => {
  const left = { bytes: content.bytes.slice(0, content.size), size: content.size }
  const fate = draws.one(["nothing", "everything", "torn"])
  for (const write of writes)
    if (fate === "everything") applied(left, write)
    else if (fate === "torn") torn(left, write, draws)
  return left
}

/**
 * A disk below the memory of its operating system. Content is on it once somebody waited for its
 * file; until then each sector may be on it or not. Names are changed in their order, as by the
 * journals of ext4 and XFS: who waits for a file has all changes up to the last that concerns it.
 */
export const diskModel = () => {
  let order = 0
  const names: Names = new Map()
  const kept = { names: new Map() as Names, contents: new Map<number, Content>() }
  let journal: Array<NameChange> = []
  const pending = new Map<number, Array<Write>>()
  const sizes = new Map<number, number>()

  const note = (file: FileNumber, change: (all: Names) => void): void => {
    order += 1
    change(names)
    journal.push({ order, file, change })
  }
  const keepNames = (isLast: (change: NameChange) => boolean): void => {
    const count = journal.findLastIndex(isLast) + 1
    for (const { change } of journal.slice(0, count)) change(kept.names)
    journal = journal.slice(count)
  }
  const write = (file: number, one: Write): void => {
    const size =
      "bytes" in one ? Math.max(sizes.get(file) ?? 0, one.at + one.bytes.length) : one.size
    const writes = pending.get(file) ?? []
    writes.push(one)
    pending.set(file, writes)
    if (size !== sizes.get(file)) note(file, () => undefined)
    sizes.set(file, size)
  }

  return {
    /** The number of what has this name. */
    named: (path: string): FileNumber | undefined => names.get(path),
    /** Counts up with each change. */
    now: (): number => order,
    /** What is on the disk from the beginning. */
    has: (path: string, bytes: Uint8Array | null): void => {
      const file = bytes === null ? null : (order += 1)
      for (const all of [names, kept.names]) all.set(path, file)
      if (file === null || bytes === null) return
      kept.contents.set(file, { bytes, size: bytes.length })
      sizes.set(file, bytes.length)
    },
    folderMade: (path: string): void => note(null, (all) => void all.set(path, null)),
    created: (path: string): void => {
      const file = order + 1
      sizes.set(file, 0)
      note(file, (all) => void all.set(path, file))
    },
    renamed: (from: string, to: string): void => {
      const file = names.get(from) ?? null
      note(file, (all) => {
        all.delete(from)
        all.set(to, file)
      })
    },
    removed: (path: string): void => note(names.get(path) ?? null, (all) => void all.delete(path)),
    written: (file: FileNumber, at: number, bytes: Uint8Array): void => {
      order += 1
      write(ofContent(file), { order, at, bytes })
    },
    cut: (file: FileNumber, size: number): void => {
      order += 1
      write(ofContent(file), { order, size })
    },
    /** Somebody waited until a file as it was at a moment, or the names in a folder, are on the disk. */
    kept: (file: FileNumber, until = order): void => {
      if (file === null) return keepNames(() => true)
      const content = kept.contents.get(file) ?? { bytes: new Uint8Array(0), size: 0 }
      kept.contents.set(file, content)
      const writes = pending.get(file) ?? []
      for (const one of writes) if (one.order <= until) applied(content, one)
      pending.set(
        file,
        writes.filter((one) => one.order > until),
      )
      keepNames((change) => change.file === file && change.order <= until)
    },
    /** What is found after the power failed; null for a folder. */
    left: (draws: Draws): ReadonlyMap<string, Uint8Array | null> => {
      const all = new Map(kept.names)
      for (const { change } of journal.slice(0, draws.between(0, journal.length))) change(all)
      const found = new Map<string, Uint8Array | null>()
      for (const [path, file] of all) {
        if (file === null) {
          found.set(path, null)
          continue
        }
        const content = kept.contents.get(file) ?? { bytes: new Uint8Array(0), size: 0 }
        const { bytes, size } = leftOf(content, pending.get(file) ?? [], draws)
        found.set(path, bytes.subarray(0, size))
      }
      return found
    },
  }
}

export type DiskModel = ReturnType<typeof diskModel>
