import { findKeptPage } from "#adapters/pages/find-kept-page.ts"
import { finishedPage } from "#adapters/pages/finished-page.ts"
import { pageToKeep } from "#adapters/pages/kept-page-answer.ts"
import type { KeptPage } from "#adapters/pages/kept-pages.ts"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"

const neighbours = { apiBase: "", stripe: false, secure: true }
const BR = { "accept-encoding": "br" }

const aPage = (): KeptPage =>
  pageToKeep("<!doctype html>", { nonce: "n", known: new Headers({ etag: '"1"' }), asked: [] })

/** Finds this page at every address, and notes what was looked for and what answers were made. */
const finding = (page: Promise<KeptPage | null> | null, publicUrl: string | null = null) => {
  const looks: Array<unknown> = []
  const made: Array<unknown> = []
  const finish = finishedPage(neighbours)
  const find = findKeptPage({
    find: (...sought) => {
      looks.push(sought)
      return page
    },
    lookOf: ({ language, theme }, origin) => [language, theme, origin],
    neighbours,
    publicUrl,
    finish: (request, answer, facts) => {
      made.push([request.url, Object.fromEntries(request.headers), facts])
      return finish(request, answer, facts)
    },
  })
  const found = (given: Record<string, string>, target = "/?lang=bm") =>
    find({ target, host: "a.test:80", headers: new Headers(given) })
  return { found, looks, made }
}

describe("a kept page", () => {
  it("is looked for as its guest would see it, where the guest is", async () => {
    const { found, looks } = finding(Promise.resolve(null))

    expect(await found({ ...BR, cookie: "theme=dark" })).toBeNull()
    expect(looks).toEqual([["/?lang=bm", ["bm", "dark", "http://a.test:80"]]])
  })

  it("is looked for where the site says that it is", async () => {
    const { found, looks } = finding(Promise.resolve(null), "https://stays.test")

    await found({ ...BR, "accept-language": "zh" }, "/help")
    expect(looks).toEqual([["/help", ["cn", null, "https://stays.test"]]])
  })

  it("is left to the whole site where none was kept, or it is asked for unpacked", () => {
    const none = finding(null)
    const unpacked = finding(Promise.resolve(aPage()))

    expect(none.found(BR)).toBeNull()
    expect(unpacked.found({ "accept-encoding": "identity" })).toBeNull()
    expect(unpacked.looks).toEqual([])
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is given packed as %s, with the headers of every page and every answer", async (...of) => {
    const [packing, unpacked] = of
    const { found } = finding(Promise.resolve(aPage()))

    const ready = await found({ "accept-encoding": packing })

    expect(ready?.status).toBe(200)
    expect(unpacked(ready?.body ?? "").toString()).toBe("<!doctype html>")
    expect(ready?.headers).toMatchObject({
      "content-encoding": packing,
      "content-language": "ms",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "set-cookie": [expect.stringMatching(/^language=bm;/)],
    })
  })

  it("is made for nobody: of its guest it knows the packing, and what the guest has", async () => {
    const page = aPage()
    const { found, made } = finding(Promise.resolve(page))
    const facts = { language: "bm", own: page.own, isPersonal: false }
    const url = "http://a.test/?lang=bm"
    const had = { ...BR, "if-none-match": '"1"' }

    await found({ ...BR, cookie: "language=cn", "user-agent": "somebody" })
    await found({ ...BR, cookie: "theme=dark" })
    const again = await found({ ...had, "accept-language": "en" })

    expect(again?.status).toBe(304)
    expect(made).toEqual([
      [url, BR, facts],
      [url, had, facts],
    ])
  })
})
