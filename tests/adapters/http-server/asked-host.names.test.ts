import { isForThisSite } from "#adapters/http-server/asked-host.ts"
import { describe, expect, it } from "vitest"
import { anIncoming } from "./an-incoming.ts"

const known = ["https://stay.example", "http://api.stay.example:8080"]

const isTaken = (host: string, addresses: ReadonlyArray<string> = [], target?: string) =>
  isForThisSite(addresses)(anIncoming(target, { Host: host }))

describe("the length of a host", () => {
  it.each([
    ["a name", "a".repeat(253), "a".repeat(254)],
    ["a port", "stay.example:12345", "stay.example:123456"],
    ["an address of version 6", `[${":".repeat(45)}]`, `[${":".repeat(46)}]`],
    ["the shortest address of version 6", "[::]", "[:]"],
  ])("ends somewhere: %s", (_, longest, tooLong) => {
    expect([isTaken(longest), isTaken(tooLong)]).toEqual([true, false])
  })
})

describe("a site that knows its addresses", () => {
  it.each([
    "stay.example:80",
    "stay.example:443",
    "api.stay.example:8080",
    "LocalHost",
    "localhost:12345",
    "127.255.255.255",
    "[::1]",
  ])("takes %s for one of its own", (host) => {
    expect(isTaken(host, known)).toBe(true)
  })

  it.each([
    "stay.example:8043",
    "stay.example:4430",
    "localhost:123456",
    "localhost.example",
    "my-localhost",
    "api.stay.example80",
    "127.0.0.1000",
    "127.0.0",
    "[::2]",
  ])("takes %s for none of its own", (host) => {
    expect(isTaken(host, known)).toBe(false)
  })

  it("knows an address that is written with the usual port", () => {
    expect(isTaken("stay.example", ["http://stay.example:443"])).toBe(true)
  })

  it("reads nothing into an address that is none", () => {
    expect(isTaken("stay.example", ["nowhere", "https://stay.example"])).toBe(true)
    expect(isTaken("nowhere", ["nowhere", "https://stay.example"])).toBe(false)
  })

  it("asks for the host of a request for the whole server too", () => {
    expect(isTaken("stay.example", known, "*")).toBe(true)
    expect(isTaken("evil.example", known, "*")).toBe(false)
  })

  it("asks both names where a target is whole", () => {
    expect(isTaken("evil.example", known, "http://stay.example/help")).toBe(false)
    expect(isTaken("stay.example", known, "http://evil.example/help")).toBe(false)
    expect(isTaken("stay.example", known, "http://api.stay.example:8080/help")).toBe(true)
    expect(isTaken("stay.example", known, "nowhere")).toBe(false)
  })

  it("asks both names to be plain where a target is whole", () => {
    expect(isTaken(`a"onload=x`, [], "http://stay.example/")).toBe(false)
    expect(isTaken("stay.example", [], "http://user@stay.example/")).toBe(true)
  })

  it("lets nobody ask by another name for an address that only begins like one for probes", () => {
    expect(isTaken("10.0.0.7", known, "/api/ready")).toBe(true)
    expect(isTaken("10.0.0.7", known, "/api/ready/more")).toBe(false)
    expect(isTaken("10.0.0.7", known, "/help?/api/ready")).toBe(false)
  })
})

describe("the headers of a request", () => {
  const asked = (...rawHeaders: ReadonlyArray<string>) =>
    isForThisSite(known)({ ...anIncoming("/help"), rawHeaders } as ReturnType<typeof anIncoming>)

  it("have one host, however its name is written", () => {
    expect(asked("HOST", "stay.example", "Accept", "*/*")).toBe(true)
    expect(asked("HOST", "evil.example")).toBe(false)
    expect(asked("Host", "stay.example", "hOST", "stay.example")).toBe(false)
  })

  it("are told apart from their values", () => {
    expect(asked("Host", "stay.example", "X-Wanted", "Host", "X-Other", "evil.example")).toBe(true)
  })
})
