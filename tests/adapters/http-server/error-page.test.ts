import { responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import { withErrorPage } from "#adapters/http-server/error-page.ts"
import { TooBusy } from "#core/account/account.errors.ts"
import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { sorryPage } from "#ui/documents/error-page.tsx"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite, noFiles } from "./a-site.ts"

const BROKEN = new Error("a secret of the machine")
const broken = () => Promise.reject(BROKEN)

const aBrokenSite = (draw: Parameters<typeof withErrorPage>[0] = sorryPage) =>
  aSite({ site: { page: broken, sorry: withErrorPage(draw, seededRandomness()) } })

const reading = (language: string) =>
  new Request(`${ADDRESS}/properties?adults=2`, {
    headers: { accept: "text/html", "accept-language": language, cookie: "theme=dark" },
  })

describe("a page that cannot be drawn", () => {
  it.each([
    ["en", "en", "We could not load this page", "Try again", "Back To Homepage"],
    ["ms", "ms", "Halaman ini tidak dapat dimuatkan", "Cuba lagi", "Kembali ke Laman Utama"],
    ["zh", "zh-Hans", "无法加载此页面", "重试", "返回首页"],
  ])("is the error page, in %s, with ways on", { tags: "§8.2" }, async (...told) => {
    const [language, tag, heading, again, home] = told
    const response = await aBrokenSite().answer(reading(language))
    const page = await response.text()

    expect(response.status).toBe(500)
    expect(response.headers.get("content-language")).toBe(tag)
    expect(page).toContain(`<html lang="${tag}" style="color-scheme:dark">`)
    expect(page).toContain(`<h1>${heading}</h1>`)
    expect(page).toContain(`<a href="/properties?adults=2">${again}</a>`)
    expect(page).toContain(`<a href="/">${home}</a>`)
  })

  it("says that the site is a demonstration, where it is one", async () => {
    const sorry = withErrorPage(sorryPage, seededRandomness(), true)
    const { answer } = aSite({ site: { page: broken, sorry } })

    expect(await (await answer(reading("en"))).text()).toContain("Demonstration.")
    const own = await (await aBrokenSite().answer(reading("en"))).text()
    expect(own).not.toContain("Demonstration")
    expect(own).toContain("Something went wrong on our side.")
  })

  it("is told to whoever runs the site, and of its cause nothing to the guest", async () => {
    const { answer, reported } = aBrokenSite()

    const response = await answer(reading("en"))

    expect(reported).toEqual([BROKEN])
    expect(await response.text()).not.toMatch(/secret|Error:|\.tsx?:\d/)
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w+/]{24}'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("no-store")
  })

  it("leads to no other site, whatever was asked for", async () => {
    const asked = new Request(`${ADDRESS}//elsewhere.test/`, { headers: { accept: "text/html" } })

    const page = await (await aBrokenSite().answer(asked)).text()

    expect(page).toContain('<a href="/elsewhere.test/">')
  })

  it("is a problem that a program can read where a program asked", async () => {
    const response = await aBrokenSite().answer(new Request(`${ADDRESS}/properties`))

    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ _tag: "Unforeseen" })
  })

  it("is still an answer where not even the error page can be drawn", async () => {
    const { answer, reported } = aBrokenSite(() => {
      throw new Error("no words either")
    })

    const response = await answer(reading("en"))

    expect(await response.json()).toMatchObject({ _tag: "Unforeseen" })
    expect(reported).toHaveLength(2)
  })

  it.each([
    ["en", "We could not load this page"],
    ["ms", "Halaman ini tidak dapat dimuatkan"],
    ["zh", "无法加载此页面"],
  ])("is the error page of a receipt that is refused for now, in %s", async (language, heading) => {
    const busy = async () => responseOf(writeFailure(new TooBusy({ retryAfterSeconds: 5 })))
    const { answer } = aSite({
      site: {
        guestFiles: { ...noFiles, receipt: busy },
        sorry: withErrorPage(sorryPage, seededRandomness()),
      },
    })
    const path = "/api/bookings/0123456789abcdefghjkmnpqrs/receipt.pdf?language=en"
    const headers = { accept: "text/html", "accept-language": language }

    const page = await answer(new Request(ADDRESS + path, { headers }))
    const call = await answer(new Request(ADDRESS + path))

    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"])
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
    const text = await page.text()
    expect(text).toContain(`<h1>${heading}</h1>`)
    expect(text).toContain(`<a href="${path}">`)
    expect([call.status, call.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await call.json()).toMatchObject({ _tag: "TooBusy" })
  })

  it("is no page of a receipt that is not there", async () => {
    const missing = async () => responseOf(writeFailure(new BookingNotFound()))
    const { answer } = aSite({
      site: {
        guestFiles: { ...noFiles, receipt: missing },
        sorry: withErrorPage(sorryPage, seededRandomness()),
      },
    })
    const path = "/api/bookings/0123456789abcdefghjkmnpqrs/receipt.pdf"
    const asked = new Request(ADDRESS + path, { headers: { accept: "text/html" } })

    expect(await (await answer(asked)).json()).toMatchObject({ _tag: "BookingNotFound" })
  })

  it("is no page where a call of the API broke", async () => {
    const { answer } = aSite({
      site: {
        api: () => Effect.die("broken"),
        sorry: withErrorPage(sorryPage, seededRandomness()),
      },
    })
    const call = new Request(`${ADDRESS}/api/properties`, { headers: { accept: "text/html" } })

    expect(await (await answer(call)).json()).toMatchObject({ _tag: "Unforeseen" })
  })
})
