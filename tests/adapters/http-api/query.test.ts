import { listQuery, textQuery } from "#adapters/http-api/query.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const listed = (query: string) => listQuery.read(new URLSearchParams(query))
const slugsOf = (query: string) => listed(query).value?.slugs
const names = (count: number) => Array.from({ length: count }, (_, place) => `a-${place}`).join(",")

describe("a list of properties in an address", () => {
  it("names each once, however it is written", () => {
    expect(slugsOf("stays=a,b,,a&stays=c")).toEqual(["a", "b", "c"])
    expect(listed("stays=a,b,,a&stays=c").issues).toEqual([])
    expect(listed("").issues).toEqual([])
  })

  it.each([
    ["stays=A", "UnknownChoice"],
    ["stays=a,b_c", "UnknownChoice"],
    [`stays=${names(25)}`, "UnknownChoice"],
    [`stays=${"a".repeat(24 * 201 + 1)}`, "TooLong"],
    ["stays=a%00", "TextUnreadable"],
  ])("is refused where it is %s", (query, code) => {
    expect(listed(query).issues).toEqual([{ path: "stays", code }])
  })

  it("may be as long as 24 names are", () => {
    const longest = Array.from({ length: 24 }, (_, place) => `${place}`.padEnd(200, "a")).join(",")

    expect(listed(`stays=${longest}`).issues).toEqual([])
    expect(slugsOf(`stays=${names(24)}`)).toHaveLength(24)
  })

  it("is priced for the dates and party beside it, and is written as it is read", () => {
    const query = "stays=a,b&checkIn=2026-12-24&checkOut=2026-12-26&adults=3"
    const { value, issues } = listed(query)

    expect(issues).toEqual([])
    expect(value?.asked).toMatchObject({ dates: { checkIn: "2026-12-24" }, party: { adults: 3 } })
    expect(value && listed(listQuery.write(value)).value).toEqual(value)
    expect(value && listQuery.write(value)).toMatch(/^stays=a,b&/)
  })

  it("says what is wrong with the dates after what is wrong with the names", () => {
    const paths = listed("stays=A&adults=many").issues.map(({ path }) => path)

    expect(paths).toEqual(["stays", "party.adults"])
  })
})

describe("a query of texts", () => {
  const query = textQuery(Schema.Struct({ email: Schema.String, code: Schema.String }))

  it("is read and written", () => {
    const value = { email: "a@b", code: "1 2" }

    expect(query.write(value)).toBe("email=a%40b&code=1+2")
    expect(query.read(new URLSearchParams(query.write(value)))).toEqual({ value, issues: [] })
    expect(Object.keys(query.parameters)).toEqual(["email", "code"])
  })

  it("is refused with every field that it lacks", () => {
    expect(query.read(new URLSearchParams("other=1"))).toEqual({
      value: undefined,
      issues: [
        { path: "email", code: "Missing" },
        { path: "code", code: "Missing" },
      ],
    })
  })
})
