import { answerWith, pageToKeep, readyAnswerWith } from "#adapters/pages/kept-page-answer.ts"
import type { KeptPage } from "#adapters/pages/kept-pages.ts"
import { createHash } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it, vi } from "vitest"

const HTML = '<!doctype html><script nonce="n">begin()</script>'
const hashOf = (text: string) => createHash("sha256").update(text)

const aPage = (known: Record<string, string> = {}, html = HTML): KeptPage =>
  pageToKeep(html, { nonce: "n", known: new Headers(known), asked: [] })

const asked = (headers: Record<string, string> = {}) => new Request("https://a.test/", { headers })

const headersOf = (response: Response) => Object.fromEntries(response.headers)

describe("a page that is kept", () => {
  it("has a mark of its text, its kind of text and its own scripts", () => {
    const page = aPage()

    expect(new TextDecoder().decode(page.text)).toBe(HTML)
    expect(page).toMatchObject({
      etag: `W/"${hashOf(HTML).digest("base64url").slice(0, 22)}"`,
      contentType: "text/html; charset=utf-8",
      link: null,
      own: { scripts: `'sha256-${hashOf("begin()").digest("base64")}'`, styles: "" },
      asked: [],
    })
  })

  it("keeps the mark and the kind of text that it came with", () => {
    expect(aPage({ etag: '"1"', "content-type": "text/html" })).toMatchObject({
      etag: '"1"',
      contentType: "text/html",
    })
  })
})

describe("the answer with a kept page", () => {
  const kept = aPage({ etag: '"1"' })
  const common = { etag: '"1"', "content-type": "text/html; charset=utf-8" }

  it("is its text as it is to who takes no packing", async () => {
    const answer = await answerWith(kept, asked())

    expect([answer.status, headersOf(answer)]).toEqual([
      200,
      { ...common, vary: "accept-encoding" },
    ])
    expect(await answer.text()).toBe(HTML)
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is packed as %s", async (packing, unpacked) => {
    const answer = await answerWith(kept, asked({ "accept-encoding": packing }))

    expect(headersOf(answer)).toEqual({
      ...common,
      vary: "accept-encoding",
      "content-encoding": packing,
    })
    expect(unpacked(Buffer.from(await answer.arrayBuffer())).toString()).toBe(HTML)
  })

  it("is empty for who has it, and says so", async () => {
    const answer = await answerWith(
      kept,
      asked({ "if-none-match": '"1"', "accept-encoding": "br" }),
    )

    expect([answer.status, answer.body, headersOf(answer)]).toEqual([
      304,
      null,
      { ...common, vary: "accept-encoding" },
    ])
  })

  it("asks for the first picture of the page, for who does not have it", async () => {
    const picture =
      '<source type="image/avif" srcSet="/a.avif 320w" sizes="9rem"/><img fetchPriority="high"/>'
    const pictured = aPage({ etag: '"1"' }, picture)
    const linkFor = async (headers: Record<string, string>) =>
      (await answerWith(pictured, asked(headers))).headers.get("link")

    expect(pictured.link).toMatch(/^<\/a\.avif>; rel=preload; /)
    expect(await linkFor({})).toBe(pictured.link)
    expect(await linkFor({ "accept-encoding": "br" })).toBe(pictured.link)
    expect(await linkFor({ "if-none-match": '"1"' })).toBeNull()
  })

  it("is whole for who has another", async () => {
    expect((await answerWith(kept, asked({ "if-none-match": '"2"' }))).status).toBe(200)
  })

  it("packs each page once in each way", async () => {
    const page = aPage()
    const bytes = () => answerWith(page, asked({ "accept-encoding": "gzip" }))

    await bytes()
    const first = page.packed.get("gzip")
    await bytes()
    await answerWith(page, asked({ "accept-encoding": "br" }))

    expect([...page.packed.keys()]).toEqual(["gzip", "br"])
    expect(page.packed.get("gzip")).toBe(first)
  })

  it.each(["br", "gzip"] as const)("is packed again where %s failed", async (packing) => {
    const broken = { ...aPage(), text: {} as KeptPage["text"] }
    const ask = asked({ "accept-encoding": packing })

    await expect(answerWith(broken, ask)).rejects.toThrow(TypeError)

    expect(broken.packed.size).toBe(0)
  })
})

describe("a ready answer", () => {
  const br = { headers: new Headers({ "accept-encoding": "br" }) }

  it("is made once for who asks alike", async () => {
    const page = aPage({ etag: '"1"' })
    const answer = vi.fn<() => Promise<Response>>(
      async () => new Response("ready", { status: 201 }),
    )
    const askers = [
      {},
      { "accept-encoding": "br" },
      { "accept-encoding": "gzip" },
      { "accept-encoding": "br", "if-none-match": '"1"' },
      { "accept-encoding": "gzip", "if-none-match": '"1"' },
      { "accept-encoding": "br", "if-none-match": '"2"' },
    ]

    const ready = []
    for (const given of askers)
      ready.push(await readyAnswerWith(page, { headers: new Headers(given) }, answer))

    expect([...page.ready.keys()]).toEqual(["plain", "br", "gzip", "not modified"])
    expect(answer).toHaveBeenCalledTimes(4)
    expect(ready[3]).toBe(ready[4])
    expect(ready[5]).toBe(ready[1])
    expect(ready[0]).toMatchObject({ status: 201, body: new TextEncoder().encode("ready") })
  })

  it("is made again where it failed", async () => {
    const page = aPage()

    const failed = readyAnswerWith(page, br, () => Promise.reject(new Error("broken")))
    await expect(failed).rejects.toThrow("broken")
    const ready = await readyAnswerWith(page, br, async () => new Response("ready"))

    expect(ready.status).toBe(200)
  })
})
