import { existsSync, globSync, readFileSync } from "node:fs"
import { distancesFrom } from "./reach.ts"
import { hashOf, hashOfAll } from "./scores.ts"

/** Rooms of one subject that answer for each other: what a booking is shows in what is done with it. */
const TOGETHER = [
  ["booking", "documents", "front-desk", "booking-jobs", "managing", "workload"],
  ["account", "sign-in", "account-service", "account-store", "passwords"],
  ["search", "search-request", "room-mix"],
]

/** A folder answers for itself: its own tests have to notice; one without tests asks all of core. */
export const testFolderOf = (folder: string): string => {
  const together = TOGETHER.find((folders) => folders.includes(folder))
  if (together) return `tests/core/{${together.join(",")}}`
  return existsSync(`tests/core/${folder}`) ? `tests/core/${folder}` : "tests/core"
}

/** Time zones are asked in processes of their own; a model tells stories for half a minute. */
const isLeftOut = (file: string): boolean =>
  file.endsWith("time-zones.test.ts") || file.endsWith(".model.test.ts")

/** The test files below a folder that mutants are shown to. */
export const askedTestsIn = (folder: string): ReadonlyArray<string> =>
  globSync(`${folder}/**/*.test.ts`)
    .filter((file) => !isLeftOut(file))
    .toSorted()

const listsOf = new Map<string, ReadonlyArray<string>>()
const distancesOf = new Map<string, ReadonlyMap<string, number>>()
const hashes = new Map<string, string>()

/** What was worked out once in this process, as the files do not change while it runs. */
const remembered = <Value>(store: Map<string, Value>, key: string, find: () => Value): Value => {
  const known = store.get(key)
  if (known !== undefined) return known
  const found = find()
  store.set(key, found)
  return found
}

/** The tests that speak of a file of core: of those that are asked, the fewest imports away from it. */
export const ownTestsOf = (file: string): ReadonlyArray<string> => {
  const folder = testFolderOf(file.split("/")[1] ?? "")
  const tests = remembered(listsOf, folder, () => askedTestsIn(folder)).map((test) => ({
    test,
    distance: remembered(distancesOf, test, () => distancesFrom(test)).get(file) ?? Infinity,
  }))
  const nearest = Math.min(...tests.map(({ distance }) => distance))
  return tests.flatMap(({ test, distance }) =>
    distance === nearest && distance < Infinity ? [test] : [],
  )
}

/** What the tests that speak of a file are recognised by: a weaker or missing test changes it. */
export const testsHashOf = (file: string): string =>
  hashOfAll(
    ownTestsOf(file).map((test) =>
      remembered(hashes, test, () => `${test} ${hashOf(readFileSync(test, "utf8"))}`),
    ),
  )
