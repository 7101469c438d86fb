import type { Source } from "./source.ts"

const TOP_LEVEL =
  /^(core|adapters|ui|fixtures|docs|tests|package\.json|package-lock\.json|tsconfig(\.[\w-]+)?\.json|vite\.config\.ts|stryker\.conf\.json|README\.md|LICENSE|\..+)$/
const FORBIDDEN_WORDS =
  /(^|[-./_])(utils?|helpers?|common|misc|managers?|data|info|handle\w*)(?=[-./_]|$)/i
const MOST_LINES = 200
const MOST_LINES_OF_A_FUNCTION = 60
const MOST_FILES_OF_A_ROOM = 45
const MOST_FILES_OF_A_FOLDER = 50
const MAY_BE_LONG = /\.table\.ts$|\.(json|css)$/
const FILE_NAME = /^([a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*|[A-Z][A-Za-z0-9]*(\.[a-z0-9-]+)*)$/

/** Entries at the top of the project that have no place there. */
export const strayEntriesAmong = (entries: ReadonlyArray<string>): ReadonlyArray<string> =>
  entries.filter((entry) => !TOP_LEVEL.test(entry))

/** Paths with a word that says nothing, or that break the pattern `subject.role.ts`. */
export const badNamesAmong = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  files.filter(
    (file) => FORBIDDEN_WORDS.test(file) || !FILE_NAME.test(file.split("/").at(-1) ?? ""),
  )

/** Files of core and the adapters too long to be read in one go; tables may be. */
export const longFilesAmong = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ file }) => /^(core|adapters|ui)\//.test(file) && !MAY_BE_LONG.test(file))
    .map(({ file, text }) => ({ file, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines`)

/** Components and other functions that do more than one thing. */
export const longFunctionsAmong = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ file }) => /^(core|adapters|ui)\//.test(file))
    .flatMap(({ file, functions }) => functions.map((one) => ({ file, ...one })))
    .filter(({ lines }) => lines > MOST_LINES_OF_A_FUNCTION)
    .map(({ file, name, lines }) => `${name} in ${file} has ${lines} lines`)

/** Rooms of core with more files than a reader can look over at its door. */
export const fullRoomsAmong = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...Map.groupBy(files, (file) => file.split("/").slice(0, 2).join("/"))]
    .filter(([room, { length }]) => room.startsWith("core/") && length > MOST_FILES_OF_A_ROOM)
    .map(([room, { length }]) => `${room} has ${length} files`)

/** Folders of the product with more files side by side than a newcomer finds one among. */
export const fullFoldersAmong = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...Map.groupBy(files, (file) => file.split("/").slice(0, -1).join("/"))]
    .filter(([, { length }]) => length > MOST_FILES_OF_A_FOLDER)
    .map(([folder, { length }]) => `${folder} has ${length} files side by side`)

/** Files of core that ask what time it is instead of being told. */
export const clockReadersAmong = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ file, readsTheClock }) => file.startsWith("core/") && readsTheClock)
    .map(({ file }) => file)

/**
 * Stories that stop a site of their own as soon as they end, while pages of it may still load: such
 * a page complains of a site that is gone, or does not, by who is faster.
 */
export const hastyStoriesAmong = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(
      ({ file, text }) =>
        file.startsWith("tests/journeys/") && /\bawait using\b.*\bstart(Site)?\(/i.test(text),
    )
    .map(({ file }) => file)
