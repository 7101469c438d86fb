import { constants } from "node:fs"
import { open, readdir, realpath } from "node:fs/promises"
import { isAbsolute, join, relative, resolve, sep } from "node:path"

/** A file that cannot be had, and why, in words for the operator. */
export type NotRead = { readonly reason: string }

/** The files beside an import, and no others of the disk. */
export interface FilesBeside {
  readonly read: (path: string) => Promise<{ readonly bytes: Uint8Array } | NotRead>
  /** Paths of the pictures in a folder, in the order of their names. */
  readonly list: (folder: string) => Promise<{ readonly files: ReadonlyArray<string> } | NotRead>
}

/** What claims to be a picture: a list of names or a text beside them is passed over. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|bmp|tiff?|svg)$/i

const inOrder = new Intl.Collator("en", { numeric: true })

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? error)

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  ENOTDIR: "is no folder",
  EISDIR: "is a folder",
  EACCES: "may not be read",
  ELOOP: "is a link in a circle",
}

const failed = (error: unknown): NotRead => ({
  reason: SENTENCES[codeOf(error)] ?? `cannot be read (${codeOf(error)})`,
})

const OUTSIDE: NotRead = { reason: "is outside the folder of the import" }

const bytesOf = async (
  path: string,
  mostBytes: number,
): Promise<{ readonly bytes: Uint8Array } | NotRead> => {
  // Opening a pipe that has no writer would never return.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const { size, isFile } = await file.stat().then((stat) => ({
      size: stat.size,
      isFile: stat.isFile(),
    }))
    if (!isFile) return { reason: "is no file" }
    if (size > mostBytes) return { reason: `is larger than ${mostBytes / 1024 / 1024} MB` }
    return { bytes: new Uint8Array(await file.readFile()) }
  } finally {
    await file.close()
  }
}

/** Where a path leads, links followed; null where that is outside the folder. */
const inside = async (folder: string, path: string): Promise<string | null> => {
  const root = await realpath(folder)
  const asked = resolve(root, path)
  if (isAbsolute(path) || leadsOut(relative(root, asked))) return null
  const real = await realpath(asked)
  return leadsOut(relative(root, real)) ? null : real
}

const leadsOut = (path: string): boolean =>
  path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)

/** The files below a folder; none that a path or a link would have outside it. */
export const filesBeside = (folder: string, mostBytes: number): FilesBeside => ({
  read: async (path) => {
    try {
      const real = await inside(folder, path)
      return real === null ? OUTSIDE : await bytesOf(real, mostBytes)
    } catch (error) {
      return failed(error)
    }
  },
  list: async (path) => {
    try {
      const real = await inside(folder, path)
      if (real === null) return OUTSIDE
      const names = (await readdir(real)).filter((name) => PICTURE.test(name))
      const files = names.filter((name) => !name.startsWith(".")).toSorted(inOrder.compare)
      return files.length === 0
        ? { reason: "is a folder without pictures" }
        : { files: files.map((name) => join(path, name)) }
    } catch (error) {
      return failed(error)
    }
  },
})
