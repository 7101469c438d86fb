import { finishedPage } from "#adapters/pages/finished-page.ts"
import { byNonce } from "#adapters/http-server/own-scripts.ts"
import {
  pagePolicy,
  permissionsPolicy,
  type Neighbours,
} from "#adapters/http-server/security-headers.ts"
import type { Language } from "#core/kernel/localised.ts"
import { describe, expect, it } from "vitest"

const own = byNonce("n")
const plain: Neighbours = { apiBase: "", stripe: true, secure: false }
const CHECKOUT = "/booking/new"

type Changes = {
  readonly neighbours?: Neighbours
  readonly language?: Language
  readonly isPersonal?: boolean
  readonly page?: Response
  readonly headers?: Record<string, string>
}

const finished = (path = "/", changes: Changes = {}) => {
  const { neighbours = plain, language = "en", isPersonal = false, headers = {} } = changes
  const page = changes.page ?? new Response("page")
  const request = new Request(`https://a.test${path}`, { headers })
  return finishedPage(neighbours)(request, page, { language, own, isPersonal })
}

const headerOf = (name: string, response: Response) => response.headers.get(name)

describe("a finished page", () => {
  it.each([
    ["en", "en"],
    ["bm", "ms"],
    ["cn", "zh-Hans"],
  ] as const)("in %s says that its language is %s", (language, tag) => {
    expect(headerOf("content-language", finished("/", { language }))).toBe(tag)
  })

  it("may be kept by its guest's browser, which asks again, unless it is personal", () => {
    const kept = (isPersonal: boolean) => headerOf("cache-control", finished("/", { isPersonal }))

    expect([kept(false), kept(true)]).toEqual(["private, no-cache", "no-store"])
  })

  it("differs by cookie and language, beside what it differs by itself", () => {
    const page = new Response("page", { headers: { vary: "accept-encoding" } })

    expect(headerOf("vary", finished("/", { page }))).toBe(
      "accept-encoding, cookie, accept-language",
    )
  })

  it.each([
    ["/", false],
    [`${CHECKOUT}?property=kayu`, true],
  ])("lets in what its place needs: %s", (path, asksForCards) => {
    const answer = finished(path)

    expect(headerOf("content-security-policy", answer)).toBe(
      pagePolicy(own, plain, { asksForCards }),
    )
    expect(headerOf("permissions-policy", answer)).toBe(permissionsPolicy(plain, { asksForCards }))
  })

  it("that its guest has says nothing of what it lets in", () => {
    const answer = finished("/", { page: new Response(null, { status: 304 }) })

    expect(headerOf("content-security-policy", answer)).toBeNull()
    expect(headerOf("permissions-policy", answer)).toBe(
      permissionsPolicy(plain, { asksForCards: false }),
    )
  })

  it("is packed as it flows, unless it is packed already", async () => {
    const headers = { "accept-encoding": "gzip" }
    const packed = new Response("packed", { headers: { "content-encoding": "br" } })

    const [flowing, ready] = [finished("/", { headers }), finished("/", { headers, page: packed })]

    expect(headerOf("content-encoding", flowing)).toBe("gzip")
    expect([headerOf("content-encoding", ready), await ready.text()]).toEqual(["br", "packed"])
    expect(await finished().text()).toBe("page")
  })
})

describe("what a link chooses", () => {
  const LASTS = "Max-Age=31536000; Path=/; SameSite=Lax"

  it.each([
    ["/", []],
    ["/?lang=xx&theme=blue", []],
    ["/?lang=cn", [`language=cn; ${LASTS}`]],
    ["/?theme=dark", [`theme=dark; ${LASTS}`]],
    ["/?theme=light&lang=bm", [`language=bm; ${LASTS}`, `theme=light; ${LASTS}`]],
  ])("is kept for a year: %s", (path, cookies) => {
    expect(finished(path).headers.getSetCookie()).toEqual(cookies)
  })

  it("is kept for https alone where the site is reached by it", () => {
    const secure = finished("/?lang=cn", { neighbours: { ...plain, secure: true } })

    expect(secure.headers.getSetCookie()).toEqual([
      `language=cn; ${LASTS.replace("; SameSite", "; Secure; SameSite")}`,
    ])
  })
})
