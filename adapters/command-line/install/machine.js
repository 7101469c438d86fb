import { accessSync, constants, readdirSync, statSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"

/** Chromium without a window is a program of its own, which draws a page in half the time. */
const HEADLESS_NAMES = ["chromium-headless-shell", "chrome-headless-shell", "headless_shell"]
const CHROMIUM_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome.exe",
]
const CHROMIUM_PLACES = [
  "/usr/lib/chromium/chromium",
  "/usr/lib64/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]
const PLAYWRIGHT_CACHES = [
  process.env["PLAYWRIGHT_BROWSERS_PATH"] ?? "",
  join(homedir(), ".cache", "ms-playwright"),
  join(homedir(), "Library", "Caches", "ms-playwright"),
]
const SERVICE_FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"]
const POSTGRES_PROGRAMS = ["initdb", "postgres"]
const OLDEST_POSTGRES = 15

const pathFolders = () => (process.env["PATH"] ?? "").split(delimiter).filter(Boolean)

/** @param {string} folder */
const entriesOf = (folder) => {
  try {
    return readdirSync(folder).sort().reverse()
  } catch {
    return []
  }
}

/** @param {string} file */
const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** @param {readonly string[]} names */
const inPath = (names) => pathFolders().flatMap((folder) => names.map((name) => join(folder, name)))

/** @param {string} cache */
const playwrightHeadlessShells = (cache) =>
  entriesOf(cache)
    .filter((name) => /^chromium_headless_shell-\d+$/.test(name))
    .flatMap((name) =>
      entriesOf(join(cache, name)).flatMap((system) =>
        HEADLESS_NAMES.map((program) => join(cache, name, system, program)),
      ),
    )

/** @param {string} cache */
const playwrightChromiums = (cache) =>
  entriesOf(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => [
      join(cache, name, "chrome-linux64", "chrome"),
      join(cache, name, "chrome-linux", "chrome"),
      join(cache, name, "chrome-mac", "Chromium.app", "Contents", "MacOS", "Chromium"),
    ])

/** The first Chromium of this machine that has no window: `CHROMIUM_PATH`, one in the path, Playwright's. */
export const findHeadlessShell = () =>
  [
    process.env["CHROMIUM_PATH"] ?? "",
    ...inPath(HEADLESS_NAMES),
    ...PLAYWRIGHT_CACHES.filter(Boolean).flatMap(playwrightHeadlessShells),
  ].find(isProgram)

/** The first Chromium of this machine: one without a window, one in the path, a usual place. */
export const findChromium = () =>
  findHeadlessShell() ??
  [
    ...inPath(CHROMIUM_NAMES),
    ...CHROMIUM_PLACES,
    ...PLAYWRIGHT_CACHES.filter(Boolean).flatMap(playwrightChromiums),
  ].find(isProgram)

/** @param {string} folder */
const majorOf = (folder) => Number(/postgresql\D*(\d+)/.exec(folder)?.[1] ?? Infinity)

const postgresFolders = () => [
  ...entriesOf("/usr/lib/postgresql").map((name) => join("/usr/lib/postgresql", name, "bin")),
  ...["/opt/homebrew/opt", "/usr/local/opt"].flatMap((opt) =>
    entriesOf(opt)
      .filter((name) => name.startsWith("postgresql"))
      .map((name) => join(opt, name, "bin")),
  ),
  ...pathFolders(),
  "/usr/pgsql/bin",
]

/** The folder with the programs of a PostgreSQL server new enough for the SQL of this project. */
export const findPostgres = () =>
  postgresFolders().find(
    (folder) =>
      majorOf(folder) >= OLDEST_POSTGRES &&
      POSTGRES_PROGRAMS.every((program) => isProgram(join(folder, program))),
  )

/** @param {string} name */
const findService = (name) =>
  [...pathFolders(), ...SERVICE_FOLDERS].map((folder) => join(folder, name)).find(isProgram)

/** The first PgBouncer of this machine, a pooler in front of PostgreSQL. */
export const findPgBouncer = () => findService("pgbouncer")

/** What a primary with replicas needs beside PostgreSQL and PgBouncer, by its package of Debian. */
export const findReplicaPrograms = () => ({
  haproxy: findService("haproxy"),
  patroni: findService("patroni"),
  "etcd-server": findService("etcd"),
})
