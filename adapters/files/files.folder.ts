import type { Files } from "#core/files/files.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

const NAME = /^[a-z0-9-]{1,100}\.[a-z0-9]{1,5}$/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT"

const attempt = <A>(work: () => Promise<A>): Effect.Effect<A, StoreUnreachable> =>
  Effect.tryPromise({ try: work, catch: () => new StoreUnreachable() })

// The file appears whole: it is written under another name and then renamed.
const written = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}`)
  await writeFile(draft, bytes, { mode: 0o600, flush: true })
  await rename(draft, join(folder, name))
}

const bytesOf = async (path: string): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const refuse = (name: string) => Effect.die(new Error(`No name of a file: ${name}`))

/** Keeps files in a folder; a name that could lead out of it is a defect. */
export const folderFiles = (folder: string): Files => ({
  keep: (name, bytes) =>
    NAME.test(name) ? attempt(() => written(folder, name, bytes)) : refuse(name),
  read: (name) => (NAME.test(name) ? attempt(() => bytesOf(join(folder, name))) : refuse(name)),
  remove: (name) =>
    NAME.test(name) ? attempt(() => rm(join(folder, name), { force: true })) : refuse(name),
})
