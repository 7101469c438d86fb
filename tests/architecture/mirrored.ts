import { posix } from "node:path"

const TEST = /\.test\.tsx?$/
const SOURCE = /(?<!\.d\.css)\.(?:tsx?|js)$/
const STORIES = "stories"

const subjectOf = (file: string): string => posix.basename(file).split(".")[0] ?? ""

/** The folder whose sources the tests of a folder are about. */
const mirroredFolderOf = (test: string): string => posix.relative("tests", posix.dirname(test))

const foldersAround = (file: string): ReadonlyArray<string> => {
  const folder = posix.dirname(file)
  return folder === "." ? [] : [folder, ...foldersAround(folder)]
}

/**
 * Test files that a reader would not find. A test is called after a source of the mirrored folder:
 * `refund.test.ts` or, with a word more, `refund.property.test.ts` for `refund.ts`. A story that
 * tests no single source stands in the folder `stories` of a folder that has sources in it.
 */
export const strayTestsAmong = (
  tests: ReadonlyArray<string>,
  sources: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const files = sources.filter((file) => SOURCE.test(file))
  const subjects = new Set(files.map((file) => posix.join(posix.dirname(file), subjectOf(file))))
  const rooms = new Set(files.flatMap((file) => foldersAround(file)))
  const isStoryOfARoom = (folder: string): boolean =>
    posix.basename(folder) === STORIES && rooms.has(posix.dirname(folder))
  return tests.filter((test) => {
    const folder = mirroredFolderOf(test)
    const isNamed = subjects.has(posix.join(folder, subjectOf(test)))
    return TEST.test(test) && !isNamed && !isStoryOfARoom(folder)
  })
}
