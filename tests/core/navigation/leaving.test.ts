import { destinationOf, leadsElsewhere, LeavingRefused } from "#core/navigation/leaving.ts"
import { describe, expect, it } from "vitest"

const HERE = "https://singgah.test"

describe("leaving the site", () => {
  it.each(["/help", "help#hold", "?lang=bm", "https://singgah.test/", ""])(
    "is not what %o does",
    (address) => expect(destinationOf(address, HERE)).toBe(address),
  )

  it.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "http://singgah.test/",
    "mailto:a@b.my",
    "javascript:alert(1)",
  ])("for %o without permission is refused loudly", { tags: "§8.3" }, (address) => {
    expect(leadsElsewhere(address, HERE)).toBe(true)
    expect(() => destinationOf(address, HERE)).toThrow(LeavingRefused)
    expect(() => destinationOf(address, HERE)).toThrow(`Leaving for ${address} needs permission`)
  })

  it("without permission is told from other mistakes by its name", () => {
    expect(new LeavingRefused().name).toBe("LeavingRefused")
  })

  it("is allowed to whoever says so", () => {
    const address = "https://accounts.google.com/o/oauth2"

    expect(destinationOf(address, HERE, { mayLeave: true })).toBe(address)
  })
})
