import { keptPages, type KeptPage } from "#adapters/pages/kept-pages.ts"
import { pageToKeep } from "#adapters/pages/kept-page-answer.ts"
import { withHeaders } from "#adapters/http-server/answer-headers.ts"
import { commonHeaders } from "#adapters/http-server/security-headers.ts"
import { byHashes } from "#adapters/http-server/own-scripts.ts"
import { pageServer } from "#adapters/pages/page-server.ts"
import { PropertiesUnreachable } from "#core/property/property.errors.ts"
import type { HomePage } from "#core/search/home-page.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { aHomePage, aPlaceTile } from "#fixtures/builders/a-home-page.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { createHash } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"

const unasked: Properties = {
  home: () => Effect.die("not asked"),
  suggest: () => Effect.die("not asked"),
  search: () => Effect.die("not asked"),
  open: () => Effect.die("not asked"),
  listed: () => Effect.die("not asked"),
  calendar: () => Effect.die("not asked"),
  placeNights: () => Effect.die("not asked"),
}

const silent: Properties = {
  ...unasked,
  home: () => Effect.fail(new PropertiesUnreachable()),
}

const SCRIPT = "begin()"
const neighbours = { apiBase: "", stripe: false, secure: false }

/** What home shows with so many stays in a place. */
const homeWith = (stays: number): HomePage => ({
  ...aHomePage(1),
  places: [aPlaceTile({ stays })],
})

/**
 * A site whose inventory is at a version that a test moves on, whose pages show how many stays there
 * are and count their drawings.
 */
const aSite = (
  drawn: (count: number, pages: Properties) => Promise<Response | null> = async () => null,
) => {
  const world = {
    version: {} as object | null,
    stays: 12,
    drawings: 0,
    asked: 0,
    answering: Promise.resolve(),
  }
  const properties: Properties = {
    ...unasked,
    home: () =>
      Effect.promise(async () => {
        const { stays } = world
        world.asked += 1
        await world.answering
        return homeWith(stays)
      }),
  }
  const clock = movableClock("2026-12-31T15:59:00.000Z")
  const page = pageServer<Properties, string>({
    render: async (_, { nonce, pages }) => {
      world.drawings += 1
      const drawing = world.drawings
      const { places } = await Effect.runPromise(
        Effect.catch(pages.home(), () => Effect.succeed({ places: [] })),
      )
      const own = await drawn(drawing, pages)
      const html = `<!doctype html><script nonce="${nonce}">${SCRIPT}</script>${JSON.stringify(places)}`
      return own ?? new Response(html, { headers: { "content-type": "text/html" } })
    },
    files: "files",
    pagesFrom: (found) => found,
    clock,
    randomness: seededRandomness(),
    publicUrl: null,
    neighbours,
    sandbox: true,
    versionNow: async () => world.version,
  })
  const asked = async (
    path = "/",
    headers: Readonly<Record<string, string>> = {},
    user: Parameters<typeof page>[2] = null,
    found = properties,
  ) => {
    const answer = await page(new Request(`https://a.test${path}`, { headers }), found, user)
    const body = new Uint8Array(await answer.arrayBuffer())
    // What is kept is kept after the guest has it.
    await new Promise((resolve) => setTimeout(resolve))
    return {
      answer,
      body,
      text: new TextDecoder().decode(body),
      policy: answer.headers.get("content-security-policy") ?? "",
    }
  }
  /** The same page without the whole site, as an early answer is found. */
  const foundEarly = async (path = "/", given: Readonly<Record<string, string>> = {}) => {
    const headers = new Headers(given)
    return page.findKept({ target: path, host: "a.test", headers })
  }
  const opened = async (path = "/", headers: Readonly<Record<string, string>> = {}) => {
    const answer = await page(new Request(`http://a.test${path}`, { headers }), properties, null)
    const body = new Uint8Array(await answer.clone().arrayBuffer())
    await new Promise((resolve) => setTimeout(resolve))
    return { answer: withHeaders(answer, commonHeaders(neighbours)), body }
  }
  /** Something is sold, after which there are so many stays. */
  const sell = (stays: number) => Object.assign(world, { version: {}, stays })
  return { world, clock, sell, asked, foundEarly, opened }
}

describe("pages for guests who are not signed in", () => {
  it("are drawn once as long as nothing that they show changes", async () => {
    const { world, asked } = aSite()

    const texts = [await asked(), await asked(), await asked()].map(({ text }) => text)

    expect(world.drawings).toBe(1)
    expect(new Set(texts).size).toBe(1)
  })

  it("are drawn again with the next change of what they show, and on the next Malaysian day", async () => {
    const { world, clock, sell, asked } = aSite()
    await asked()

    sell(11)
    await asked()
    expect(world.drawings).toBe(2)
    clock.forward(2 * 60_000)
    await asked()
    expect(world.drawings).toBe(3)
  })

  it("are not drawn again where something else changed, and asked about once for each change", async () => {
    const { world, sell, asked } = aSite()
    await asked()

    sell(12)
    for (let guest = 0; guest < 3; guest += 1) await asked()

    expect(world).toMatchObject({ drawings: 1, asked: 2 })
  })

  it("are asked about once for all who wait for them", async () => {
    const { world, sell, asked } = aSite()
    await asked()

    sell(12)
    await Promise.all([asked(), asked(), asked()])

    expect(world).toMatchObject({ drawings: 1, asked: 2 })
  })

  it("show at each moment what is on sale, whatever is sold in between", async () => {
    const step = fc.record({ stays: fc.integer({ min: 10, max: 12 }), guests: fc.nat(3) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { sell, asked } = aSite()
        for (const { stays, guests } of steps) {
          sell(stays)
          const pages = await Promise.all(Array.from({ length: guests }, () => asked()))
          for (const { text } of pages)
            expect(text.endsWith(JSON.stringify(homeWith(stays).places))).toBe(true)
        }
      }),
    )
  })

  it("show who comes after a sale nothing that was asked about before it", async () => {
    const { world, sell, asked } = aSite()
    await asked()
    sell(12)
    const { promise, resolve } = Promise.withResolvers<void>()
    world.answering = promise

    const before = asked()
    await new Promise((passed) => setTimeout(passed))
    sell(11)
    const after = asked()
    await new Promise((passed) => setTimeout(passed))
    resolve()

    expect((await before).text).toContain(JSON.stringify(homeWith(12).places))
    expect((await after).text).toContain(JSON.stringify(homeWith(11).places))
  })

  it.each([
    ["are not answered any more", silent],
    ["break", unasked],
  ])("are drawn again where their questions %s", async (_, found) => {
    const { world, sell, asked } = aSite()
    await asked()

    sell(12)
    await Promise.allSettled([asked("/", {}, null, found)])

    expect(world.drawings).toBe(2)
  })

  it("differ by address, language, theme and host", async () => {
    const { world, asked } = aSite()

    await asked("/")
    await asked("/properties?where=ipoh")
    await asked("/properties?where=penang")
    await asked("/", { cookie: "language=bm" })
    await asked("/", { cookie: "theme=dark" })

    expect(world.drawings).toBe(5)
  })

  it("let in the scripts that were drawn with them, and no nonce that others could learn", async () => {
    const { asked } = aSite()
    const first = await asked()
    const again = await asked()

    const hash = createHash("sha256").update(SCRIPT).digest("base64")
    expect(first.policy).toContain("'nonce-")
    expect(again.policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(again.policy).not.toContain("nonce-")
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("are packed as %s into the same text", async (packing, unpacked) => {
    const { asked } = aSite()
    const { text } = await asked()

    const { answer, body } = await asked("/", { "accept-encoding": packing })

    expect(answer.headers.get("content-encoding")).toBe(packing)
    expect(unpacked(body).toString()).toBe(text)
  })

  it("need not be sent to who has them", async () => {
    const { asked } = aSite()
    await asked()
    const etag = (await asked()).answer.headers.get("etag") ?? ""

    const { answer, text } = await asked("/", { "if-none-match": etag })

    expect({ status: answer.status, text }).toEqual({ status: 304, text: "" })
    expect(answer.headers.get("content-security-policy")).toBeNull()
  })

  it("need not be sent to who had them before they were kept, where they said what they are", async () => {
    const { asked } = aSite(async () => new Response("written", { headers: { etag: 'W/"1"' } }))
    await asked()

    const { answer } = await asked("/", { "if-none-match": 'W/"1"' })

    expect(answer.status).toBe(304)
  })

  it("have their first picture asked for before they are read, by who does not have them", async () => {
    const picture =
      '<source type="image/avif" srcSet="/a.avif 320w" sizes="9rem"/><img fetchPriority="high"/>'
    const { asked } = aSite(async () => new Response(picture))
    await asked()

    const { answer } = await asked()
    const etag = answer.headers.get("etag") ?? ""
    const again = await asked("/", { "if-none-match": etag })

    expect(answer.headers.get("link")).toMatch(/^<\/a\.avif>; rel=preload; as=image; /)
    expect(again.answer.headers.get("link")).toBeNull()
  })

  it("are drawn for each who is signed in, and for each on a page of their own", async () => {
    const { world, asked } = aSite()

    await asked("/", {}, aUser())
    const { policy } = await asked("/", {}, aUser())
    await asked("/booking/new")
    await asked("/booking/new")

    expect(world.drawings).toBe(4)
    expect(policy).toContain("'nonce-")
  })

  it("are not kept where nobody knows what is on sale", async () => {
    const { world, asked } = aSite()
    world.version = null

    await asked()
    await asked()

    expect(world.drawings).toBe(2)
  })

  it.each([404, 503])("are not kept with status %i", async (status) => {
    const { world, asked } = aSite(async () => new Response("sorry", { status }))

    await asked()
    await asked()

    expect(world.drawings).toBe(2)
  })

  it("are not kept where something could not be asked for while they were drawn", async () => {
    const { world, asked } = aSite()

    await asked("/", {}, null, silent)
    await asked()
    await asked()

    expect(world.drawings).toBe(2)
  })

  it("are asked about again where the inventory changed while they were drawn", async () => {
    const { world, sell, asked } = aSite(async (count) => {
      if (count === 1) sell(world.stays)
      if (count === 2) sell(11)
      return null
    })

    await asked()
    await asked()
    expect(world.drawings).toBe(1)

    sell(10)
    await asked()
    await asked()
    expect(world.drawings).toBe(3)
  })

  it("are not kept where they broke off on their way", async () => {
    const { world, asked } = aSite(async (count) => {
      if (count > 1) return null
      const pieces = ["begun", null]
      return new Response(
        new ReadableStream({
          pull: (controller) => {
            const piece = pieces.shift()
            if (piece) controller.enqueue(new TextEncoder().encode(piece))
            else controller.error(new Error("broke off"))
          },
        }),
      )
    })

    await expect(asked()).rejects.toThrow("broke off")
    await asked()
    await asked()

    expect(world.drawings).toBe(2)
  })
})

describe("hashes of a page's own scripts", () => {
  it("are made of what carries the nonce, and of nothing that was brought in", () => {
    const html =
      `<script nonce="n+1/=">a()</script><script>evil()</script><script nonce="other">evil()</script>` +
      `<script nonce="n+1/=" src="/a.js"></script><style nonce="n+1/=">p{}</style>`

    const of = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
    expect(byHashes(html, "n+1/=")).toEqual({ scripts: of("a()"), styles: of("p{}") })
  })
})

describe("the memory of pages", () => {
  const aPage = (bytes: number): KeptPage =>
    pageToKeep("x".repeat(bytes), { nonce: "n", known: new Headers(), asked: [] })

  it("never weighs more than its limit, and keeps the newest that fits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: fc.constantFrom("a", "b", "c", "d"), bytes: fc.nat(400) }), {
          minLength: 1,
        }),
        (steps) => {
          const [pages, version] = [keptPages(900), {}]
          for (const { key, bytes } of steps) {
            pages.keep(version, key, aPage(bytes))
            expect(pages.weight()).toBeLessThanOrEqual(900)
            expect(pages.find(version, key)?.text.byteLength).toBe(bytes)
          }
        },
      ),
    )
  })

  it("forgets first what was asked for longest ago", () => {
    const [pages, version] = [keptPages(900), {}]
    for (const key of ["a", "b"]) pages.keep(version, key, aPage(250))

    pages.find(version, "a")
    pages.keep(version, "c", aPage(250))

    expect(["a", "b", "c"].map((key) => pages.find(version, key) !== null)).toEqual([
      true,
      false,
      true,
    ])
  })

  it("keeps nothing that is larger than the limit", () => {
    const [pages, version] = [keptPages(900), {}]

    pages.keep(version, "a", aPage(1000))

    expect([pages.find(version, "a"), pages.weight()]).toEqual([null, 0])
  })
})

describe("a kept page that is found early", () => {
  const br = { "accept-encoding": "br" }

  it.each([
    ["/", br],
    ["/?lang=cn&theme=dark", { "accept-encoding": "gzip" }],
    ["/properties?where=ipoh", { ...br, "accept-language": "ms" }],
    ["/about-us", { ...br, cookie: "theme=light; language=cn" }],
  ])("is the same answer as the whole site gives: %s", async (path, headers) => {
    const { opened, foundEarly } = aSite()
    await opened(path, headers)

    const early = await foundEarly(path, headers)
    const { answer, body } = await opened(path, headers)

    const { "content-length": length, "set-cookie": cookies = [], ...rest } = early?.headers ?? {}
    expect(early?.status).toBe(200)
    expect(early?.body).toEqual(body)
    expect(length).toBe(String(body.byteLength))
    expect(cookies).toEqual(answer.headers.getSetCookie())
    answer.headers.delete("set-cookie")
    expect(rest).toEqual(Object.fromEntries(answer.headers))
  })

  it("says to who has it that it is still the same", async () => {
    const { opened, foundEarly } = aSite()
    const first = await opened("/", br)
    const etag = (await opened("/", br)).answer.headers.get("etag") ?? ""

    const early = await foundEarly("/", { ...br, "if-none-match": etag })

    expect([early?.status, early?.body.byteLength]).toEqual([304, 0])
    expect(early?.headers).not.toHaveProperty("content-security-policy")
    expect(early?.headers).toMatchObject({ etag, "cache-control": "private, no-cache" })
    expect(first.body.byteLength).toBeGreaterThan(0)
  })

  it("is of the version and day of now, and of nobody else's language, theme or host", async () => {
    const { world, clock, opened, foundEarly } = aSite()
    await opened("/", br)

    expect(await foundEarly("/", br)).not.toBeNull()
    expect(await foundEarly("/", { ...br, cookie: "language=bm" })).toBeNull()
    expect(await foundEarly("/", { ...br, cookie: "theme=dark" })).toBeNull()
    expect(await foundEarly("/?a", br)).toBeNull()
    const { version } = world
    world.version = {}
    expect(await foundEarly("/", br)).toBeNull()
    world.version = null
    expect(await foundEarly("/", br)).toBeNull()
    world.version = version
    clock.forward(2 * 60_000)
    expect(await foundEarly("/", br)).toBeNull()
  })

  it("is made ready once for each packing, and goes the usual way unpacked", async () => {
    const { opened, foundEarly } = aSite()
    await opened("/", br)

    expect(await foundEarly("/", br)).toBe(await foundEarly("/", br))
    expect(await foundEarly("/", { "accept-encoding": "gzip" })).not.toBe(await foundEarly("/", br))
    expect(await foundEarly("/")).toBeNull()
  })

  it("is nothing personal", async () => {
    const { opened, foundEarly } = aSite()
    for (const path of ["/account/profile", "/booking/new"]) await opened(path, br)

    expect(await foundEarly("/account/profile", br)).toBeNull()
    expect(await foundEarly("/booking/new", br)).toBeNull()
  })
})
