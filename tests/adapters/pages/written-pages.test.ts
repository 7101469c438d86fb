import { commonPageOf, commonPages, pageFileOf } from "#adapters/pages/pages-for-everybody.ts"
import { pageServer, type PageServerNeeds } from "#adapters/pages/page-server.ts"
import { drawCommonPage } from "#adapters/pages/written-pages.ts"
import type { User } from "#core/account/account.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { describe, expect, it } from "vitest"

type Needs = PageServerNeeds<null, string>
type Draw = Needs["render"]

/** Draws what a page is drawn from, and counts how often. */
const aPrinter = () => {
  const drawn: Array<string> = []
  const render: Draw = async (request, { nonce, origin, theme, files: _, pages: __, ...facts }) => {
    drawn.push(request.url)
    const script = `<script nonce="${nonce}">start()</script>`
    const known = `<script id="page-facts" type="application/json">${JSON.stringify(facts)}</script>`
    const brand = `${facts.followUs?.[0]?.name ?? "nowhere"}, ${facts.user ? "in" : "out"}`
    return new Response(`<html data-theme="${theme}">${origin} ${brand}${known}${script}</html>`)
  }
  return { render, drawn }
}

const aUser = { name: "Aisyah" } as unknown as User

const aServer = (outside: Needs["outside"] = {}) => {
  const built = aPrinter()
  const later = aPrinter()
  const page = pageServer<null, string>({
    render: later.render,
    files: "files",
    written: drawCommonPage(built.render, "files", { sandbox: true }),
    pagesFrom: () => null,
    clock: movableClock("2026-12-31T16:30:00.000Z"),
    randomness: seededRandomness(),
    publicUrl: "https://stays.test",
    neighbours: { apiBase: "https://api.test", stripe: false, secure: true },
    sandbox: true,
    outside,
  })
  const open = (path: string, headers: Record<string, string> = {}, user: User | null = null) =>
    page(new Request(`http://inside${path}`, { headers }), {} as never, user)
  return { open, drawn: later.drawn }
}

describe("a page that is the same for everybody", () => {
  it("is given as the build wrote it, with what this deployment says today", async () => {
    const { open, drawn } = aServer()

    const text = await (await open("/help", { cookie: "theme=dark" })).text()

    expect(drawn).toEqual([])
    expect(text).toContain('<html data-theme="dark">https://stays.test nowhere, out')
    expect(text).toContain('"apiBase":"https://api.test"')
    expect(text).toContain('"today":"2027-01-01"')
    expect(text).not.toMatch(/invalid|of-the-answer/)
  })

  it("runs its scripts by a nonce that no other answer has", async () => {
    const { open } = aServer()

    const [one, other] = [await open("/help"), await open("/help")]
    const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1]

    expect(one.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`)
    expect(await other.text()).not.toContain(nonce)
  })

  it("is not sent again to who has it, whose policy then stays with it", async () => {
    const { open } = aServer()
    const etag = (await open("/help")).headers.get("etag") ?? ""

    const again = await open("/help", { "if-none-match": etag })
    const inMalay = await open("/help", { "if-none-match": etag, cookie: "language=bm" })

    expect(again.status).toBe(304)
    expect(again.headers.get("content-security-policy")).toBeNull()
    expect(again.headers.get("cache-control")).toBe("private, no-cache")
    expect(inMalay.status).toBe(200)
  })

  it("is drawn for who is signed in, so that their name is there at once", async () => {
    const { open, drawn } = aServer()

    const page = await open("/help", {}, aUser)

    expect(drawn).toHaveLength(1)
    expect(await page.text()).toContain("nowhere, in")
  })

  it("is drawn once for all in a deployment that looks different", async () => {
    const { open, drawn } = aServer({ followUs: [{ name: "Kopi", address: "https://kopi.test" }] })

    const texts = [await open("/about-us"), await open("/about-us")].map((page) => page.text())

    expect(drawn).toHaveLength(1)
    expect(await texts[1]).toContain("https://stays.test Kopi, out")
  })

  it("is drawn for a deployment that holds rooms for another time than usual", async () => {
    const { open, drawn } = aServer({ holdMinutes: 7 })

    const text = await (await open("/help")).text()

    expect(drawn).toHaveLength(1)
    expect(text).toContain('"holdMinutes":7')
  })

  it("keeps the language that its address names", async () => {
    const page = await aServer().open("/help?lang=cn")

    expect(page.headers.get("content-language")).toBe("zh-Hans")
    expect(page.headers.get("set-cookie")).toContain("language=cn")
  })
})

describe("the pages that a build writes down", () => {
  it("have each a file of its own", () => {
    expect(new Set(commonPages.map(pageFileOf)).size).toBe(commonPages.length)
  })

  it.each(["/", "/help?from=mail", "/help?lang=xx", "/help?lang=cn&theme=dark", "/contact-us"])(
    "are not %s",
    (path) => {
      expect(commonPageOf(new Request(`https://stays.test${path}`))).toBeNull()
    },
  )

  it("are known by address, language and theme", () => {
    const request = new Request("https://stays.test/help?lang=bm", {
      headers: { cookie: "theme=light; language=cn" },
    })

    expect(commonPageOf(request)).toEqual({
      path: "/help",
      language: "bm",
      theme: "light",
      isNamed: true,
    })
  })
})
