import { earlyPage, type FindKeptPage } from "#adapters/http-server/early-page.ts"
import type { Seen } from "#adapters/http-server/request-telemetry.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers } from "./a-server.ts"

afterEach(stopServers)

const kept = {
  status: 200,
  headers: { "content-type": "text/html", "content-length": "4", etag: 'W/"a"' },
  body: Buffer.from("kept"),
}

/** A server that keeps the page at `/` and answers everything else anew. */
const aSite = async (
  find: FindKeptPage = ({ target }) => (target === "/" ? Promise.resolve(kept) : null),
) => {
  const seen: Array<Seen> = []
  const server = await aServer(async () => new Response("anew"), {
    kept: earlyPage({
      find,
      randomness: seededRandomness(),
      isSecure: false,
      saw: (one) => seen.push(one),
    }),
  })
  const textOf = async (path = "/", init: RequestInit = {}) =>
    (await fetch(server.address + path, init)).text()
  return { ...server, seen, textOf }
}

const session = `singgah-session=${"a".repeat(52)}`
const guest = `singgah-guest=${"a".repeat(24)}`

const answer = { ...kept, headers: { "content-type": "application/json" } }

describe("an answer of the API that is kept", () => {
  const site = async () => {
    const seen: Array<Seen> = []
    const server = await aServer(async () => new Response("anew"), {
      kept: earlyPage({
        find: () => null,
        findAnswer: ({ target }) =>
          target === "/api/properties?adults=2" ? Promise.resolve(answer) : null,
        randomness: seededRandomness(),
        isSecure: false,
        saw: (one) => seen.push(one),
      }),
    })
    return { ...server, seen }
  }

  it("is given without a cookie, and counted under its path", async () => {
    const { address, seen } = await site()

    const given = await fetch(`${address}/api/properties?adults=2`)

    expect(await given.text()).toBe("kept")
    expect(given.headers.getSetCookie()).toEqual([])
    expect(seen).toMatchObject([
      { route: "/api/properties", request: given.headers.get("x-request-id"), status: 200 },
    ])
  })

  it.each([
    ["another address", "/api/properties?adults=3", {}],
    ["who brings a session", "/api/properties?adults=2", { headers: { cookie: session } }],
  ])("is not for %s", async (_, path, init) => {
    const { address } = await site()

    expect(await (await fetch(address + path, init)).text()).toBe("anew")
  })

  it("is looked for among the answers alone where nothing else is kept", async () => {
    const { textOf } = await aSite()

    expect(await textOf("/api/properties?adults=2")).toBe("anew")
  })
})

describe("a page that is kept", () => {
  it("is given with a guest of its own to who has none, and counted as any other", async () => {
    const { address, seen } = await aSite()

    const answers = [await fetch(address), await fetch(address)]

    const guests = answers.map(({ headers }) => headers.getSetCookie())
    const requests = answers.map(({ headers }) => headers.get("x-request-id"))
    expect(await answers[0]?.text()).toBe("kept")
    expect(guests.flat()).toHaveLength(2)
    expect(guests.flat()[0]).toMatch(/^singgah-guest=[\w-]{24};.*HttpOnly/)
    expect(new Set(guests.flat()).size).toBe(2)
    expect(new Set(requests).size).toBe(2)
    expect(seen.map(({ request }) => request)).toEqual(requests)
    expect(seen[0]).toMatchObject({ method: "GET", route: "pages", status: 200 })
  })

  it("leaves a guest who is known as they are", async () => {
    const { address } = await aSite()

    const { headers } = await fetch(address, { headers: { cookie: guest } })

    expect(headers.getSetCookie()).toEqual([])
  })

  it.each([
    ["another address", "/about-us", {}],
    ["who brings a session", "/", { headers: { cookie: `${guest}; ${session}` } }],
    ["who brings anything as a session", "/", { headers: { cookie: "singgah-session=x" } }],
    ["who sends something", "/", { method: "POST" }],
    ["who asks for the head alone", "/", { method: "HEAD" }],
  ])("is not for %s", async (_, path, init) => {
    const { textOf, seen } = await aSite()

    expect(await textOf(path, init)).not.toBe("kept")
    expect(seen).toEqual([])
  })

  it("is not for a host that is written in another way", async () => {
    const { port } = await aSite()

    expect(await (await fetch(`http://[::ffff:127.0.0.1]:${port}/`)).text()).toBe("anew")
  })

  it.each([
    ["not of this version any more", () => Promise.resolve(null)],
    ["not to be had", () => Promise.reject(new Error("broken"))],
  ])("is drawn the usual way where it is %s", async (_, find) => {
    const { textOf } = await aSite(find)

    expect(await textOf()).toBe("anew")
  })
})
