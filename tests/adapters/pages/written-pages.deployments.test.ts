import { pageServer, type PageServerNeeds } from "#adapters/pages/page-server.ts"
import { writtenPages } from "#adapters/pages/written-pages.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { describe, expect, it } from "vitest"

type Needs = PageServerNeeds<null, string>
type Facts = Parameters<ReturnType<typeof writtenPages>>[1]

const WRITTEN = "<p>as the build wrote it</p>"

/** A deployment whose build wrote its pages, and what it drew itself. */
const aDeployment = (changes: Partial<Needs> = {}) => {
  const drawn: Array<Parameters<Needs["render"]>[1]> = []
  const page = pageServer<null, string>({
    render: async (_, needs) => {
      drawn.push(needs)
      return new Response("<p>drawn</p>")
    },
    files: "files",
    written: async () => WRITTEN,
    pagesFrom: () => null,
    clock: movableClock("2026-12-31T16:30:00.000Z"),
    randomness: seededRandomness(),
    publicUrl: "https://stays.test",
    neighbours: { apiBase: "", stripe: false, secure: true },
    sandbox: true,
    ...changes,
  })
  const open = async () => (await page(new Request("http://inside/help"), {} as never, null)).text()
  return { open, drawn }
}

describe("a deployment", () => {
  it("gives pages as the build wrote them where it looks as the build thought", async () => {
    const { open, drawn } = aDeployment({ outside: { countryLookup: "https://where.test" } })

    expect(await open()).toBe(WRITTEN)
    expect(drawn).toEqual([])
  })

  it("draws its own where the build wrote none", async () => {
    const { open, drawn } = aDeployment({ written: undefined })

    expect(await open()).toBe("<p>drawn</p>")
    expect(drawn[0]).toMatchObject({ patienceMs: 50, origin: "https://stays.test", files: "files" })
  })

  it("tells a page of which build it is, where it has one, and where its calls go", async () => {
    const build = { id: "build-1", pollMs: 300_000 }
    const neighbours = { apiBase: "https://api.test", stripe: true, secure: true }
    const built = aDeployment({ written: undefined, build, neighbours })
    const developed = aDeployment({ written: undefined, publicUrl: null })
    await built.open()
    await developed.open()

    expect(built.drawn).toMatchObject([
      { build, apiBase: "https://api.test", lacksCardForm: true, sandbox: true, user: null },
    ])
    expect(developed.drawn).toMatchObject([{ origin: "http://inside", apiBase: "" }])
    expect(developed.drawn[0]).not.toHaveProperty("build")
    expect(developed.drawn[0]).not.toHaveProperty("lacksCardForm")
  })

  const outside: Required<
    Pick<NonNullable<Needs["outside"]>, "demonstration" | "analytics" | "holdMinutes" | "cardForm">
  > = {
    demonstration: true,
    analytics: { id: "G-1", script: "https://counting.test/tag.js" },
    holdMinutes: 7,
    cardForm: { publishableKey: "pk_test_1", script: null },
  }

  it.each([
    ["takes real money", { sandbox: false }],
    ["is a demonstration", { outside: { demonstration: true } }],
    ["counts visits", { outside: { analytics: outside.analytics } }],
    ["names its company", { outside: { company: { name: "Kopi" } as never } }],
    ["holds rooms for another time", { outside: { holdMinutes: 7 } }],
    ["can be followed", { outside: { followUs: [{ name: "Kopi", address: "https://k.test" }] } }],
  ] as ReadonlyArray<[string, Partial<Needs>]>)("draws its own where it %s", async (_, changes) => {
    const { open, drawn } = aDeployment(changes)

    expect(await open()).toBe("<p>drawn</p>")
    expect(drawn).toMatchObject([
      {
        sandbox: changes.sandbox ?? true,
        ...changes.outside,
        origin: "https://origin.invalid",
        nonce: "nonce-of-the-answer",
        patienceMs: 0,
        apiBase: "",
        user: null,
      },
    ])
  })

  it("shows its card form in pages of its own, beside what makes it different", async () => {
    const { open, drawn } = aDeployment({ sandbox: false, outside })
    await open()

    expect(drawn).toMatchObject([outside])
  })
})

const facts = { nonce: "n-1", origin: "https://stays.test", user: null } as unknown as Facts

describe("a page as a build wrote it", () => {
  const asked = new Request("https://stays.test/help")

  it("is fetched once, and again where that failed", async () => {
    const answers = [Promise.reject(new Error("no such file")), Promise.resolve("<p>written</p>")]
    let fetched = 0
    const answer = writtenPages(() => answers[fetched++] ?? Promise.reject(new Error("fetched")))

    await expect(answer(asked, facts)).rejects.toThrow("no such file")
    expect(await (await answer(asked, facts))?.text()).toBe("<p>written</p>")
    expect(await (await answer(asked, facts))?.text()).toBe("<p>written</p>")
    expect(fetched).toBe(2)
  })

  it("tells its scripts the facts as text that ends nothing, and keeps what they knew", async () => {
    const text =
      '<script id="page-facts" type="application/json">{"known":1,"origin":"old"}</script>' +
      '<script nonce="nonce-of-the-answer">a()</script>'
    const said = { ...facts, apiBase: "</script>" } as Facts

    const answer = await writtenPages(async () => text)(asked, said)

    expect(await answer?.text()).toBe(
      '<script id="page-facts" type="application/json">' +
        '{"known":1,"origin":"https://stays.test","user":null,"apiBase":"\\u003c/script>"}' +
        '</script><script nonce="n-1">a()</script>',
    )
    expect(answer?.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(answer?.headers.get("etag")).toMatch(/^W\/"[\w-]{22}"$/)
  })

  it("is none for who is signed in, and none for another page", async () => {
    const answer = writtenPages(async () => "<p>written</p>")

    expect(await answer(asked, { ...facts, user: { name: "Siti" } } as never)).toBeNull()
    expect(await answer(new Request("https://stays.test/"), facts)).toBeNull()
  })
})
