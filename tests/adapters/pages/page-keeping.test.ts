import { LONGEST_ADDRESS, pageKeeping } from "#adapters/pages/page-keeping.ts"
import type { VersionNow } from "#adapters/pages/pages-still-true.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { describe, expect, it } from "vitest"

const properties = {} as Properties
const LOOK = ["en", null]
const NONCE = "'nonce-n'"

/** A keeping of pages, with the addresses that were drawn. */
const aKeeping = (versionNow?: VersionNow, page = async () => new Response("page")) => {
  const keeping = pageKeeping(versionNow)
  const drawn: Array<string> = []
  const open = async (path: string, look = LOOK) => {
    const request = new Request(`https://a.test${path}`)
    const { page: given, own } = await keeping.draw(
      { request, nonce: "n", look },
      properties,
      () => {
        drawn.push(path)
        return page()
      },
    )
    const text = await given.text()
    // What is kept is kept after the guest has it.
    await new Promise((resolve) => setTimeout(resolve))
    return { text, status: given.status, own }
  }
  return { open, drawn, find: keeping.find }
}

const theSame = () => {
  const version = {}
  return async () => version
}

describe("a page that changes with what is on sale", () => {
  it("is drawn once for all who see the same", async () => {
    const { open, drawn } = aKeeping(theSame())

    const first = await open("/properties?where=ipoh")
    const second = await open("/properties?where=ipoh")

    expect([first.text, second.text]).toEqual(["page", "page"])
    expect([first.own.scripts, second.own.scripts]).toEqual([NONCE, ""])
    expect(drawn).toEqual(["/properties?where=ipoh"])
  })

  it("is another for another path, another query and another look", async () => {
    const { open, drawn } = aKeeping(theSame())

    for (const path of ["/a", "/b", "/a?c"]) await open(path)
    await open("/a", ["bm", null])
    await open("/a", ["en", "dark"])

    expect(drawn).toEqual(["/a", "/b", "/a?c", "/a", "/a"])
  })

  it("is drawn for each guest where no version is known", async () => {
    const { open, drawn, find } = aKeeping()

    await open("/")
    await open("/")

    expect(drawn).toHaveLength(2)
    expect(find("/", LOOK)).toBeNull()
  })

  it.each([
    ["has no body", async () => new Response(null)],
    ["is missing", async () => new Response("page", { status: 404 })],
    ["is only there for a while", async () => new Response("page", { status: 203 })],
  ])("is drawn for each guest where it %s", async (_, page) => {
    const { open, drawn } = aKeeping(theSame(), page)

    await open("/")
    await open("/")

    expect(drawn).toHaveLength(2)
  })

  it("is kept under addresses that are not too long", async () => {
    const { open, drawn } = aKeeping(theSame())
    const longest = "/".padEnd(LONGEST_ADDRESS - JSON.stringify(["", ...LOOK]).length, "a")

    for (const path of [longest, longest, `${longest}a`, `${longest}a`]) await open(path)

    expect(drawn).toEqual([longest, `${longest}a`, `${longest}a`])
  })
})

describe("a page that changes with the build alone", () => {
  it("is kept whatever changes, also while it is drawn, and where nobody knows the version", async () => {
    const changing = aKeeping(async () => ({}))
    const unknown = aKeeping()

    for (const { open, drawn, find } of [changing, unknown]) {
      await open("/about-us")
      await open("/about-us")

      expect(drawn).toEqual(["/about-us"])
      expect(await find("/about-us", LOOK)).toMatchObject({ asked: [] })
    }
  })

  it("weighs at most a quarter of the others, together with those like it", async () => {
    const large = "x".repeat(5 * 1024 * 1024)
    const { open, drawn } = aKeeping(theSame(), async () => new Response(large))

    for (const path of ["/about-us", "/help", "/about-us", "/a", "/b", "/a"]) await open(path)

    expect(drawn).toEqual(["/about-us", "/help", "/about-us", "/a", "/b"])
  })
})

describe("a page under an address", () => {
  it("is found while its version is that of now", async () => {
    const world = { version: {} as object | null }
    const { open, find } = aKeeping(async () => world.version)
    await open("/properties?where=ipoh")
    const found = async () => find("/properties?where=ipoh", LOOK)

    expect(new TextDecoder().decode((await found())?.text)).toBe("page")
    world.version = null
    expect(await found()).toBeNull()
    world.version = {}
    expect(await found()).toBeNull()
  })

  it("is none, without a question, where none was kept", async () => {
    let asked = 0
    const { open, find } = aKeeping(async () => {
      asked += 1
      return {}
    })

    expect(find("/", LOOK)).toBeNull()
    expect(asked).toBe(0)
    await open("/")
    expect(find("/", ["bm", null])).toBeNull()
  })
})
