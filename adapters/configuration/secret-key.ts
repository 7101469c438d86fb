import { randomBytes, randomUUID } from "node:crypto"
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const SECRET_BYTES = 32

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EEXIST"

// The file appears with its text in it; of two who make one at once the first is kept.
const makeOnce = (file: string): void => {
  const own = `${file}.${randomUUID()}`
  const secret = randomBytes(SECRET_BYTES).toString("base64url")
  writeFileSync(own, `${secret}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    rmSync(own)
  }
}

/**
 * The secrets of a data folder, one a line; the first is made by chance, and only the owner may read
 * it. Further lines are secrets of before: they open what was sealed with them.
 */
export const secretKeysIn = (dataDir: string): readonly [string, ...ReadonlyArray<string>] => {
  const file = join(dataDir, "secret-key")
  mkdirSync(dataDir, { recursive: true })
  makeOnce(file)
  const [first, ...others] = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
  if (first === undefined) throw new Error(`${file} holds no key`)
  return [first, ...others]
}
