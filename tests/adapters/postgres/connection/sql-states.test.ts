import {
  isAway,
  isPassing,
  isRefusedByDisk,
  isSilence,
  isTrouble,
  lacksSchema,
  sqlStateOf,
} from "#adapters/postgres/connection/sql-states.ts"
import { describe, expect, it } from "vitest"

const refused = (code: unknown, message = "refused") => Object.assign(new Error(message), { code })
const silence = new Error("Query read timeout")

describe("why a database refused", () => {
  it("is the state that it names", () => {
    expect(sqlStateOf(refused("23505"))).toBe("23505")
    expect(sqlStateOf(refused("57P01"))).toBe("57P01")
  })

  it.each([
    refused("ECONNREFUSED"),
    refused("2350"),
    refused("235055"),
    refused("2350a"),
    refused(undefined),
    new Error("23505"),
    { code: "23505" },
    null,
  ])("is unknown where it names none: %o", (error) => {
    expect(sqlStateOf(error)).toBeUndefined()
  })
})

describe("a database in trouble", () => {
  it.each(["08006", "53300", "57014", "58030", "55P03", "40001", undefined])(
    "is one that says %s",
    (code) => {
      expect(isTrouble(refused(code))).toBe(true)
    },
  )

  it.each(["23505", "42P01", "22003", "28P01", "3D000", "XX000"])(
    "is not one that says %s",
    (code) => {
      expect(isTrouble(refused(code))).toBe(false)
    },
  )
})

describe("work that may be done again", () => {
  it.each(["40001", "40P01", "57P01", "57P02", "57P03", "08006", "08P01", undefined])(
    "is what ended with %s",
    (code) => {
      expect(isPassing(refused(code))).toBe(true)
    },
  )

  it.each(["40002", "57014", "53300", "53100", "23505", "10800"])(
    "is not what ended with %s",
    (code) => {
      expect(isPassing(refused(code))).toBe(false)
    },
  )

  it("is not what nobody answered in time: it may be done already", () => {
    expect(isPassing(silence)).toBe(false)
    expect(isTrouble(silence)).toBe(true)
  })
})

it("a silence is known by what the driver says of it alone", () => {
  expect(isSilence(silence)).toBe(true)
  expect(isSilence(new Error("timeout"))).toBe(false)
  expect(isSilence({ message: "Query read timeout" })).toBe(false)
})

it.each([
  ["53100", true],
  ["58030", true],
  ["53200", false],
  [undefined, false],
])("a disk that does not take what is written says %s: %s", (code, isDisk) => {
  expect(isRefusedByDisk(refused(code))).toBe(isDisk)
})

it.each([
  ["42P01", true],
  ["42703", true],
  ["42883", true],
  ["42601", false],
  [undefined, false],
])("a database that lacks a table, a column or a function says %s: %s", (code, lacks) => {
  expect(lacksSchema(refused(code))).toBe(lacks)
})

describe("a database that is away for now", () => {
  it.each([
    refused("ECONNREFUSED"),
    refused("ENOTFOUND"),
    refused("57P03"),
    refused("53300"),
    new Error("Connection terminated unexpectedly"),
    new Error("Timeout expired"),
    refused("SOMETHING", "the connection was terminated"),
  ])("is one that says %o", (error) => {
    expect(isAway(error)).toBe(true)
  })

  it.each([
    refused("28P01"),
    refused("3D000", "terminated"),
    refused("ERR_INVALID_URL"),
    refused("NOENT"),
    refused("UNDERFLOW"),
    new Error("it is older than PostgreSQL 15"),
    "Connection terminated",
  ])("is not one that says %o", (error) => {
    expect(isAway(error)).toBe(false)
  })
})
