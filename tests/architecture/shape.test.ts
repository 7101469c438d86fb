import { foldersOf } from "#tests/support/projects.ts"
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import {
  badNamesAmong,
  clockReadersAmong,
  fullFoldersAmong,
  fullRoomsAmong,
  hastyStoriesAmong,
  longFunctionsAmong,
  longFilesAmong,
  strayEntriesAmong,
} from "./shape.ts"
import { filesIn, productSources, sourceOf } from "./source.ts"

const trackedFiles = (): ReadonlyArray<string> =>
  execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean)

const topOf = (file: string): string => file.split("/")[0] ?? ""

it("keeps the top level to its six rooms and the configuration", () => {
  expect(strayEntriesAmong([...new Set(trackedFiles().map(topOf))])).toEqual([])
  expect(strayEntriesAmong(["core", ".ci", "scripts", "index.html"])).toEqual([
    "scripts",
    "index.html",
  ])
})

it("names files by subject and role", () => {
  expect(
    badNamesAmong(filesIn(["core", "adapters", "ui", "fixtures", "docs"], ["ts", "tsx"])),
  ).toEqual([])
  const bad = ["core/stay/utils.ts", "ui/common/a.ts", "core/stay/date-helpers.ts", "core/aB.ts"]
  expect(badNamesAmong([...bad, "core/stay/stay-dates.ts", "ui/HomeScreen.tsx"])).toEqual(bad)
})

it("keeps files short enough to be read in one go", () => {
  expect(longFilesAmong(productSources())).toEqual([])
  const long = "\n".repeat(201)
  expect(longFilesAmong([sourceOf("core/a.ts", long), sourceOf("core/a.table.ts", long)])).toEqual([
    "core/a.ts has 201 lines",
  ])
})

it("keeps components and other functions short enough to do one thing", () => {
  expect(longFunctionsAmong(productSources())).toEqual([])
  const body = (lines: number) => `{${"\n".repeat(lines - 1)}}`
  const texts = [
    `export const Short = () => ${body(60)}`,
    `export const Long = () => ${body(61)}`,
    `const useLong = async function () ${body(61)}`,
    `export function LongToo() ${body(61)}`,
    `export const notAFunction = () => 1\nexport const table = ${body(61)}`,
  ]
  expect(longFunctionsAmong(texts.map((text, at) => sourceOf(`ui/A${at}.tsx`, text)))).toEqual([
    "Long in ui/A1.tsx has 61 lines",
    "useLong in ui/A2.tsx has 61 lines",
    "LongToo in ui/A3.tsx has 61 lines",
  ])
  const elsewhere = ["core/a.ts", "adapters/a.ts", "fixtures/a.ts"]
  expect(longFunctionsAmong(elsewhere.map((file) => sourceOf(file, texts[1] ?? "")))).toEqual([
    "Long in core/a.ts has 61 lines",
    "Long in adapters/a.ts has 61 lines",
  ])
})

it("keeps rooms of core small enough to be looked over", () => {
  expect(fullRoomsAmong(filesIn(["core"], ["ts"]))).toEqual([])
  const files = (room: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${room}/a-${at}.ts`)
  const rooms = [...files("core/a", 45), ...files("core/b", 46), ...files("adapters/c", 46)]
  expect(fullRoomsAmong(rooms)).toEqual(["core/b has 46 files"])
})

it("keeps few enough files side by side to find one among them", () => {
  expect(fullFoldersAmong(filesIn(["core", "adapters", "ui", "fixtures"], ["ts", "tsx"]))).toEqual(
    [],
  )
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/a-${at}.ts`)
  const folders = [...files("adapters/a", 50), ...files("ui/b/c", 51), ...files("ui/b", 20)]
  expect(fullFoldersAmong(folders)).toEqual(["ui/b/c has 51 files side by side"])
})

it("tells core what time it is", () => {
  expect(clockReadersAmong(productSources())).toEqual([])
  expect(clockReadersAmong([sourceOf("core/a.ts", "const now = new Date()")])).toEqual([
    "core/a.ts",
  ])
  expect(clockReadersAmong([sourceOf("core/a.ts", "new Date(0)")])).toEqual([])
})

it("runs every test file in exactly one project", () => {
  const folders = Object.values(foldersOf).flat()
  const homeless = filesIn(["tests"], ["test.ts", "test.tsx"]).filter(
    (file) => folders.filter((folder) => file.startsWith(`tests/${folder}/`)).length !== 1,
  )

  expect(homeless).toEqual([])
})

it("lets the guests of a story leave before its own site stops", () => {
  const stories = filesIn(["tests/journeys"], ["ts"]).map((file) =>
    sourceOf(file, readFileSync(file, "utf8")),
  )

  expect(stories.length).toBeGreaterThan(30)
  expect(hastyStoriesAmong(stories)).toEqual([])
  const hasty = sourceOf("tests/journeys/a.test.ts", "await using site = await startSite()")
  expect(hastyStoriesAmong([hasty])).toEqual(["tests/journeys/a.test.ts"])
})
