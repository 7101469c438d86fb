import { pageDrawer } from "#tests/benchmarks/paint/drawn-pages.ts"
import { beforeAll, describe, expect, it } from "vitest"
import { brotliCompressSync } from "node:zlib"

const KB = 1000

/** At most so many kilobytes, compressed: the whole page, its styles, its words and facts, its data. */
const BUDGETS = {
  home: { page: 30.5, styles: 6.4, facts: 5.3, data: 9.4 },
  results: { page: 32.2, styles: 9, facts: 8.9, data: 6.2 },
  property: { page: 33.6, styles: 10, facts: 9.5, data: 6 },
} as const

const pages = new Map<string, string>()

const compressed = (text: string): number => brotliCompressSync(text).length / KB

const partsIn = (html: string, part: RegExp): string =>
  [...html.matchAll(part)].map(([text]) => text).join("")

/** Nonces are left out: they are drawn by chance, and some are compressed better than others. */
const htmlOf = (name: string): string => pages.get(name)?.replaceAll(/ nonce="[^"]*"/g, "") ?? ""

beforeAll(async () => {
  const drawer = await pageDrawer()
  for (const { name, path } of drawer.pages)
    pages.set(name, new TextDecoder().decode(await drawer.draw(path, false)))
})

describe.each(["home", "results", "property"] as const)("the %s page", (name) => {
  it.each([
    ["page", /^.*$/s],
    ["styles", /<style.*?<\/style>/gs],
    ["facts", /<script id="page-facts".*?<\/script>/gs],
    ["data", /<script[^>]*data-tsr-stream-part.*?<\/script>/gs],
  ] as const)("stays within the budget of its %s", (part, pattern) => {
    const bytes = compressed(partsIn(htmlOf(name), new RegExp(pattern, "gs")))

    expect(bytes).toBeGreaterThan(1)
    expect(bytes).toBeLessThanOrEqual(BUDGETS[name][part])
  })

  it("asks for no style sheet and no script before it is painted", () => {
    expect(htmlOf(name)).not.toMatch(/<link[^>]*(stylesheet|modulepreload)/)
    expect(htmlOf(name)).not.toMatch(/<script[^>]* src=/)
  })

  it("asks for one or two pictures before the others", () => {
    const first = htmlOf(name).match(/<img[^>]*fetchPriority="high"/gi)?.length

    expect(first).toBeGreaterThanOrEqual(1)
    expect(first).toBeLessThanOrEqual(2)
  })

  it("starts the script of the build, and those that its screen needs", () => {
    expect(htmlOf(name)).toMatch(/"entry":"\/assets\/main-[\w-]+\.js"/)
    expect(htmlOf(name)).toMatch(/"scripts":\[[^\]]*Screen-[\w-]+\.js"/)
  })
})
