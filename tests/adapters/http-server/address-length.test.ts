import { longestAddress } from "#adapters/http-server/address-length.ts"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite, problemIn } from "./a-site.ts"

/** A path of so many characters. */
const aPath = (length: number): string => `/${"/".repeat(length - 2)}x`
const aQuery = (length: number): string => `?where=${"a".repeat(length - "?where=".length)}`

/** A site that writes down which of its parts was asked at all. */
const anAskedSite = () => {
  const asked: Array<string> = []
  const site = aSite({
    site: {
      files: async ({ url }) => {
        asked.push(url)
        return null
      },
      sandbox: async ({ url }) => {
        asked.push(url)
        return new Response("sandbox")
      },
    },
  })
  return { ...site, asked }
}

it("reads paths of 2 KB and queries of 8 KB", () => {
  expect(longestAddress).toEqual({ path: 2048, query: 8192 })
})

describe("an address longer than any of the site", () => {
  it.each([
    ["15 KB of slashes", `${"/".repeat(15_000)}x`],
    ["15 KB of slashes for the API", `/api/${"/".repeat(15_000)}x`],
    ["15 KB of slashes for the sandbox", `/sandbox/${"/".repeat(15_000)}x`],
    ["a path one character too long", aPath(longestAddress.path + 1)],
    ["a query one character too long", aQuery(longestAddress.query + 1)],
  ])("is refused before any part of the site takes it apart: %s", async (_, address) => {
    const { answer, asked, seen } = anAskedSite()

    const response = await answer(new Request(ADDRESS + address))

    expect(response.status).toBe(414)
    expect(await problemIn(response)).toMatchObject({ title: "AddressTooLong", status: 414 })
    expect(asked).toEqual([])
    expect(seen.map(({ route }) => route)).toEqual(["too long"])
  })

  it.each([aPath(longestAddress.path), aQuery(longestAddress.query)])(
    "is read while it is just short enough",
    async (address) => {
      const { answer, asked } = anAskedSite()

      const response = await answer(new Request(ADDRESS + address))

      expect(response.status).toBe(200)
      expect(asked).toHaveLength(1)
    },
  )
})
