import { keeping } from "#core/people/keeping.ts"
import { sessionTerms } from "#core/account/session.ts"
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const FOLDER = "adapters/postgres/migrations/"
const DAY_MS = 24 * 60 * 60 * 1000
const cells = readFileSync("docs/kept.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, table]) => table?.startsWith("`"))
const kept = new Map(cells.map(([, table = "", , term = ""]) => [table.replaceAll("`", ""), term]))

const tables = [
  ...readdirSync(FOLDER).map((name) => FOLDER + name),
  "adapters/postgres/migrations.sql.ts",
]
  .map((file) => readFileSync(file, "utf8"))
  .flatMap((sql) => [...sql.matchAll(/create table (?:if not exists )?(\w+)/g)])
  .map(([, table]) => table)

it("docs/kept.md says of every table how long its rows are kept", () => {
  expect([...kept.keys()].toSorted()).toEqual(tables.toSorted())
})

it("docs/kept.md has the figures that the product reckons with", () => {
  expect(kept.get("booking")).toContain(`${keeping.bookingYears} years`)
  expect(kept.get("inquiry")).toBe(`${keeping.inquiryMonths} months`)
  expect(kept.get("inquiry_file")).toContain(`${keeping.uploadHours} hours`)
  expect(kept.get("identity_picture")).toContain(`${keeping.identityPictureDays} days`)
  expect(kept.get("session")).toContain(`${sessionTerms.idleMs / DAY_MS} days without use`)
  expect(kept.get("session")).toContain(`${sessionTerms.absoluteMs / DAY_MS} days in all`)
})
