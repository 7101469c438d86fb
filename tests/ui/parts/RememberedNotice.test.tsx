// @vitest-environment node
import { within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"

const marks = { fresh: {}, remembered: { remembered: true as const } }

const pagesFrom = (mark: (typeof marks)[keyof typeof marks]) => ({
  home: async () => ({ ok: { ...aHomePage(1), ...mark } }),
  search: async () => ({ ok: { ...aSearchAnswer(), ...mark } }),
  open: async () => ({ ok: { ...aPropertyPage(), ...mark } }),
})

const texts = [
  ["en", "Prices and rooms may have changed, and we cannot take bookings right now."],
  ["bm", "Harga dan bilik mungkin telah berubah"],
  ["cn", "价格和客房可能已有变动，目前暂时无法预订。"],
] as const

const noticesAt = async (path: string, mark: keyof typeof marks, language: "en" | "bm" | "cn") => {
  const { document } = await serverPage({ path, language, pages: pagesFrom(marks[mark]) })
  return within(document.body)
    .queryAllByRole("status")
    .map(({ textContent }) => textContent ?? "")
}

describe.each(["/", "/properties", "/properties/the-springwater"])("what %s shows", (path) => {
  test.each(texts)("says in %s that it comes from memory", async (language, text) => {
    const notices = await noticesAt(path, "remembered", language)

    expect(notices.filter((notice) => notice.includes(text))).toHaveLength(1)
  })

  test("says nothing of the kind while it is fresh", async () => {
    const notices = await noticesAt(path, "fresh", "en")

    expect(notices.join()).not.toContain("may have changed")
  })
})
