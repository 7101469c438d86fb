import { earlyPage, type FindKeptPage } from "#adapters/http-server/early-page.ts"
import type { Seen } from "#adapters/http-server/request-telemetry.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { afterEach, describe, expect, it, vi } from "vitest"
import { anIncoming } from "./an-incoming.ts"

afterEach(() => void vi.restoreAllMocks())

const HOST = "stay.example"
const guest = "a".repeat(24)
const page = {
  status: 200,
  headers: { "content-type": "text/html", "set-cookie": "language=ms" },
  body: Buffer.from("kept"),
}

/** What a request gets of what is kept, and what it was looked for under. */
const kept = async (
  headers: Record<string, string> = {},
  { url = "/" as string | undefined, isSecure = false, found = page as typeof page | null } = {},
) => {
  const looked: Array<Parameters<FindKeptPage>[0]> = []
  const seen: Array<Seen> = []
  const find: FindKeptPage = (asked) => {
    looked.push(asked)
    return Promise.resolve(found)
  }
  const give = earlyPage({
    find,
    findAnswer: find,
    randomness: seededRandomness(),
    isSecure,
    saw: (one) => seen.push(one),
  })
  const given = await give(anIncoming(url, { host: HOST, ...headers }))
  return { given, looked, seen }
}

describe("a kept page", () => {
  it("brings its own cookies, and the guest's beside them", async () => {
    const { given } = await kept()

    expect(given?.headers["set-cookie"]).toEqual([
      "language=ms",
      expect.stringMatching(/^singgah-guest=[\w-]{24};/),
    ])
    expect(given?.headers["content-type"]).toBe("text/html")
  })

  it("brings its own cookies alone to a guest who is known", async () => {
    const { given } = await kept({ cookie: `singgah-guest=${guest}` })

    expect(given?.headers["set-cookie"]).toEqual(["language=ms"])
  })

  it("knows guests by cookies of https alone where the site has https", async () => {
    const known = await kept({ cookie: `__Host-singgah-guest=${guest}` }, { isSecure: true })
    const planted = await kept({ cookie: `singgah-guest=${guest}` }, { isSecure: true })

    expect(known.given?.headers["set-cookie"]).toHaveLength(1)
    expect(planted.given?.headers["set-cookie"]).toHaveLength(2)
  })

  it("is not for who is signed in by https", async () => {
    const cookie = "__Host-singgah-session=x"

    expect((await kept({ cookie }, { isSecure: true })).looked).toEqual([])
    expect((await kept({ cookie })).looked).toHaveLength(1)
  })

  it("is looked for by its address, its host and what the request says", async () => {
    const { looked } = await kept({ "accept-language": "ms" }, { url: "/help?lang=cn" })

    expect(looked).toMatchObject([{ target: "/help?lang=cn", host: HOST }])
    expect(looked[0]?.headers.get("accept-language")).toBe("ms")
    expect(looked[0]?.headers.get("accept-encoding")).toBeNull()
  })

  it.each(["stay.example:4173", "127.0.0.1"])("is looked for at %s", async (host) => {
    expect((await kept({ host })).looked).toHaveLength(1)
  })

  it.each(["", "Stay.example", "stay.example:123456", "a_b", "x".repeat(254), "[::1]", "a/b"])(
    "is not looked for at a host written as %j",
    async (host) => {
      expect(await kept({ host })).toEqual({ given: null, looked: [], seen: [] })
    },
  )

  it("is counted with the tenths of milliseconds that it took", async () => {
    vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValueOnce(1012.345)

    expect((await kept()).seen).toMatchObject([{ route: "pages", millis: 12.3 }])
  })

  it("is left to others where it is not of today any more", async () => {
    expect((await kept({}, { found: null })).given).toBeNull()
  })
})

it("a kept answer of the API keeps its own headers, and begins no guest", async () => {
  const { given } = await kept({}, { url: "/api/properties" })

  expect(given?.headers).toEqual({
    ...page.headers,
    "x-request-id": expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})
