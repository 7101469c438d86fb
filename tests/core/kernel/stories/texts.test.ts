import {
  isReadable,
  isReadableText,
  lengthOf,
  tidy,
  withoutEnding,
} from "#core/kernel/characters.ts"
import { Instant } from "#core/kernel/instant.ts"
import { Issue } from "#core/kernel/issue.ts"
import { Language, Localised } from "#core/kernel/localised.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

describe("a text", () => {
  it("is kept without space around it and with one form for every character", () => {
    expect(tidy("  Cafe\u0301 ")).toBe("Caf\u00e9")
  })

  it("is as long as it looks", () => {
    expect([lengthOf(""), lengthOf("槟城"), lengthOf("🏝🏝")]).toEqual([0, 2, 2])
  })

  it.each(["Aisyah", "王小明", "🏝", "naïve"])("reads well as %j", (text) => {
    expect(isReadable(text)).toBe(true)
  })

  it.each(["a\u0000", "a\nb", "a\u202eb", "a\u2066b", "a\ud800"])("does not read as %j", (text) => {
    expect(isReadable(text)).toBe(false)
  })

  it.each(["\n", "\r", "\t"])("of several lines may be broken by %j", (between) => {
    expect(isReadableText(`late${between}arrival`)).toBe(true)
    expect(isReadableText(`late${between}\u0007`)).toBe(false)
    expect(isReadableText(`\u0007${between}late`)).toBe(false)
  })
})

describe("a moment from outside", () => {
  const isInstant = Schema.is(Instant)

  it("is written to the millisecond in UTC", () => {
    expect(isInstant("2026-12-01T07:00:00.000Z")).toBe(true)
  })

  it.each([
    "2026-12-01",
    "2026-12-01T07:00:00Z",
    "2026-12-01T07:00:00.000+08:00",
    "at 2026-12-01T07:00:00.000Z",
    "2026-12-01T07:00:00.000Z or so",
    "26-12-01T07:00:00.000Z",
    "2026-1-01T07:00:00.000Z",
    "2026-12-1T07:00:00.000Z",
    "2026-12-01T7:00:00.000Z",
    "2026-12-01T07:0:00.000Z",
    "2026-12-01T07:00:0.000Z",
    "2026-12-01T07:00:00.0Z",
    "yyyy-mm-ddThh:mm:ss.sssZ",
  ])("is not %s", (text) => {
    expect(isInstant(text)).toBe(false)
  })
})

describe("a text in every language", () => {
  const welcome = { en: "Welcome", bm: "Selamat datang", cn: "欢迎" }

  it("lacks none of English, Malay and Chinese", () => {
    const isLocalised = Schema.is(Localised)

    expect(isLocalised(welcome)).toBe(true)
    expect(withoutEachField(welcome).filter(([, rest]) => isLocalised(rest))).toEqual([])
    expect(Object.keys(welcome).filter((key) => !Schema.is(Language)(key))).toEqual([])
    expect(Schema.is(Language)("fr")).toBe(false)
  })
})

it("an issue names its field and its code", () => {
  const issue = { path: "dates.checkOut", code: "CheckOutNotAfterCheckIn" }

  expect(Schema.is(Issue)(issue)).toBe(true)
  expect(withoutEachField(issue).filter(([, rest]) => Schema.is(Issue)(rest))).toEqual([])
})

it("a silent database is told from other failures by its tag", () => {
  expect(new StoreUnreachable()._tag).toBe("StoreUnreachable")
})

describe("a text without its ending", () => {
  it.each([
    ["", ""],
    ["/", ""],
    ["///", ""],
    ["/a", "/a"],
    ["/a/", "/a"],
    ["/a//b///", "/a//b"],
    ["//a", "//a"],
  ])("of %s is %s", (text, without) => {
    expect(withoutEnding(text, "/")).toBe(without)
  })
})
