import { retention } from "#core/people/retention.ts"
import { holdLimitTerms } from "#core/front-desk/hold-limits.rules.ts"
import { sessionTerms } from "#core/account/session.ts"
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const FOLDER = "adapters/postgres/migrations/"
const DAY_MS = 24 * 60 * 60 * 1000
const cells = readFileSync("docs/kept.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, name]) => name?.startsWith("`"))
  .map(([, name = "", , term = ""]) => [name.replaceAll("`", ""), term] as const)
/** What browsers keep has names of its own (`adapters/service-worker`). */
const isOfBrowser = (name: string): boolean => name.startsWith("singgah-")
const kept = new Map(cells.filter(([name]) => !name.includes(".") && !isOfBrowser(name)))
const fingerprints = new Map(cells.filter(([name]) => name.includes(".")))

const migrations = readdirSync(FOLDER).map((name) => readFileSync(FOLDER + name, "utf8"))
const tables = [...migrations, readFileSync("adapters/postgres/migrations.sql.ts", "utf8")].flatMap(
  (sql) => [...sql.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table),
)

/** Columns whose name, or the comment above them, says that they hold a fingerprint. */
const fingerprintsIn = (sql: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let table = ""
  let before = ""
  for (const line of sql.split("\n")) {
    table = /^(?:create|alter) table (?:if not exists )?(\w+)/.exec(line)?.[1] ?? table
    const column = /^ +(?:add column )?(\w+) (?:text|bytea)/.exec(line)?.[1]
    const isNamedSo = /^(?:network|secret|subject|fingerprint)$/.test(column ?? "")
    if (column && (isNamedSo || /^ *-- .*fingerprint/i.test(before)))
      found.push(`${table}.${column}`)
    before = line
  }
  return found
}

/** The order of work has a subject, and it is a payment. */
const NO_FINGERPRINTS = ["job.subject"]

/** Columns that hold a fingerprint without saying so in their migration. */
const besides = ["booking.record", "stored_answer.request"]

it("docs/kept.md says of every table how long its rows are kept", () => {
  expect([...kept.keys()].toSorted()).toEqual(tables.toSorted())
})

it("docs/kept.md has the figures that the product reckons with", () => {
  expect(kept.get("booking")).toContain(`${retention.bookingYears} years`)
  expect(kept.get("inquiry")).toBe(`${retention.inquiryMonths} months`)
  expect(kept.get("inquiry_file")).toContain(`${retention.uploadHours} hours`)
  expect(kept.get("identity_picture")).toContain(`${retention.identityPictureDays} days`)
  expect(kept.get("session")).toContain(`${sessionTerms.idleMs / DAY_MS} days without use`)
  expect(kept.get("session")).toContain(`${sessionTerms.absoluteMs / DAY_MS} days in all`)
})

it("docs/guides/deploying.md deletes backups when the privacy notice says that they are deleted", () => {
  const guide = readFileSync("docs/guides/deploying.md", "utf8")
  // find counts whole days: +30 is what is 31 days old.
  const [, days = ""] = /find \/backups .*-mtime \+(\d+)/.exec(guide) ?? []

  expect(Number(days) + 1).toBe(retention.backupDays)
  expect(guide).toContain(`deleted after ${retention.backupDays} days`)
})

it("docs/kept.md says of every fingerprint what it is of, and how long it is kept", () => {
  const held = [...migrations.flatMap(fingerprintsIn), ...besides]

  expect([...fingerprints.keys()].toSorted()).toEqual(
    held.filter((column) => !NO_FINGERPRINTS.includes(column)).toSorted(),
  )
  for (const [column, term] of fingerprints)
    expect([column, kept.has(column.split(".")[0] ?? ""), term]).toEqual([
      column,
      true,
      expect.stringMatching(/^(?:The row|The network): .|^A day, or /),
    ])
  expect(fingerprints.get("booking.record")).toContain(`${retention.bookingYears} years`)
  expect(holdLimitTerms.memoryMs).toBe(DAY_MS)
})

it("finds a fingerprint by its name and by what is said of it", () => {
  const sql =
    "create table a (\n  id text,\n  -- The fingerprint of it.\n  of_it text,\n  network text\n)"

  expect(fingerprintsIn(sql)).toEqual(["a.of_it", "a.network"])
})
