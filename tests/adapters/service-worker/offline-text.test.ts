import { filledOfflinePage, type OfflineFacts } from "#adapters/service-worker/offline-text.ts"
import { offlineMarks } from "#core/offline/offline-document.ts"
import { offlinePage } from "#ui/documents/offline-page.tsx"
import { faultsIn } from "#tests/support/html.ts"
import { describe, expect, it } from "vitest"

const facts: OfflineFacts = {
  language: "en",
  theme: null,
  nonce: "abc",
  address: "/help",
  listed: [],
}
const kept = { address: "/booking/x", title: "Your booking", keptAt: "2026-11-26T04:30:00.000Z" }
const filled = (given: Partial<OfflineFacts> = {}) =>
  filledOfflinePage(offlinePage(given.language ?? "en"), { ...facts, ...given })

describe("the page without a connection", () => {
  it.each([
    ["en", "en", "You are offline", "Try again", "26 Nov 2026, 12:30"],
    ["bm", "ms", "Anda di luar talian", "Cuba lagi", "26 Nov 2026, 12:30"],
    ["cn", "zh-Hans", "您已离线", "重试", "2026年11月26日 12:30"],
  ] as const)("says so in %s", async (language, tag, heading, again, moment) => {
    const page = filled({ language, listed: [kept] })

    expect(page).toContain(`<html lang="${tag}">`)
    expect(page).toContain(`<h1>${heading}</h1>`)
    expect(page).toContain(`<a href="/help">${again}</a>`)
    expect(page).toContain('<a href="/booking/x">Your booking</a>')
    expect(page.toLowerCase()).toContain(moment.toLowerCase())
    expect(await faultsIn(page)).toEqual([])
  })

  it.each([null, "light", "dark"] as const)("has the colours of the theme %s", (theme) => {
    expect(filled({ theme })).toContain(`html { color-scheme: ${theme ?? "light dark"} }`)
  })

  it("leaves no placeholder, and its style runs by the nonce of the answer", () => {
    for (const listed of [[], [kept]])
      for (const mark of Object.values(offlineMarks)) expect(filled({ listed })).not.toContain(mark)
    expect(filled()).toContain('<style nonce="abc">')
  })

  it("hides the list where nothing is kept", () => {
    expect(filled()).toContain("<section hidden")
    expect(filled({ listed: [kept] })).not.toContain("hidden")
  })

  it("runs nothing of an address or a title, and takes no placeholder from them", () => {
    const page = filled({
      address: `/x?"><script>alert(1)</script>`,
      listed: [{ ...kept, title: `</a><script>${offlineMarks.nonce}$&` }],
    })
    expect(page).not.toContain("<script>")
    expect(page).toContain("&lt;script&gt;" + offlineMarks.nonce + "$&amp;")
  })

  it("lists a page by its address where it has no title or time", () => {
    const page = filled({ listed: [{ address: "/properties?a=1&b=2", title: "", keptAt: "" }] })
    expect(page).toContain('<a href="/properties?a=1&amp;b=2">/properties?a=1&amp;b=2</a>')
  })
})
