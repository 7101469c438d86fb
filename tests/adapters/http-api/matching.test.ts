import { matchesOf, paramsIn, pathWith } from "#adapters/http-api/matching.ts"
import { expect, it } from "vitest"

const endpoints = {
  one: { path: "/api/bookings/{code}" },
  lookup: { path: "/api/bookings/lookup" },
  change: { path: "/api/bookings/{code}/changes/{change}" },
  all: { path: "/api/bookings" },
}
const namesFor = (pathname: string) => matchesOf(endpoints, pathname).map(({ name }) => name)

it("finds what fits a path step by step, those without parameters first", () => {
  expect(namesFor("/api/bookings/lookup")).toEqual(["lookup", "one"])
  expect(namesFor("/api/bookings/SG-7")).toEqual(["one"])
  expect(namesFor("/api/bookings")).toEqual(["all"])
})

it.each(["/api/bookings/", "/api/bookings/SG-7/changes", "/api", "", "/api/booking", "/"])(
  "finds nothing that is longer, shorter or otherwise: %j",
  (pathname) => {
    expect(namesFor(pathname).filter((name) => name !== "one")).toEqual([])
  },
)

it("gives each step that has a name, as it was written", () => {
  expect(matchesOf(endpoints, "/api/bookings/S%2F7/changes/2")).toEqual([
    { name: "change", endpoint: endpoints.change, params: { code: "S%2F7", change: "2" } },
  ])
  expect(paramsIn("/a/{b}", "/a/")).toEqual({ b: "" })
  expect(paramsIn("/a/{b}", "/c/d")).toBeNull()
})

it("knows one contract from another", () => {
  const others = { ping: { path: "/api/bookings" } }

  expect(matchesOf(others, "/api/bookings")).toEqual([
    { name: "ping", endpoint: others.ping, params: {} },
  ])
  expect(namesFor("/api/bookings")).toEqual(["all"])
})

it("fills in what it finds, and finds what it filled in", () => {
  const path = pathWith(endpoints.change.path, { code: "a/b", change: "7" })

  expect(paramsIn(endpoints.change.path, path)).toEqual({ code: "a%2Fb", change: "7" })
})
