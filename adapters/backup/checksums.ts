import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { BackupRefused } from "./backup.errors.ts"

/** `sha256sum --check SHA256SUMS` reads it, too. */
const SUMS = "SHA256SUMS"

const LINE = /^([0-9a-f]{64}) {2}(.+)$/

const sumOf = async (path: string): Promise<string> => {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash)
  return hash.digest("hex")
}

/** The files under a folder, named from there with slashes, in order; not the list of checksums. */
const filesUnder = async (folder: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => name !== SUMS)
    .sort()
}

/** Writes down the checksum of every file under a folder. */
export const writeChecksums = async (folder: string): Promise<void> => {
  const lines: Array<string> = []
  for (const name of await filesUnder(folder))
    lines.push(`${await sumOf(join(folder, name))}  ${name}\n`)
  await writeFile(join(folder, SUMS), lines.join(""), { flush: true })
}

const writtenSums = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(join(folder, SUMS), "utf8")
  const pairs = text.split("\n").flatMap((line) => {
    const [, sum, name] = LINE.exec(line) ?? []
    return sum === undefined || name === undefined ? [] : [[name, sum] as const]
  })
  return new Map(pairs)
}

/** Compares every file under a folder with its checksum. Rejects with `BackupRefused`, naming one. */
export const proveChecksums = async (folder: string): Promise<void> => {
  const sums = await writtenSums(folder)
  const names = await filesUnder(folder)
  const missing = [...sums.keys()].find((name) => !names.includes(name))
  if (missing !== undefined) throw new BackupRefused(`The backup lacks a file: ${missing}.`)
  for (const name of names)
    if (sums.get(name) !== (await sumOf(join(folder, name))))
      throw new BackupRefused(`A file of the backup is not as it was written: ${name}.`)
}
