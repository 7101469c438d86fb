import { cleanup, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import { browserShortlist } from "#adapters/browser/shortlist.browser.ts"
import { SaveHeart } from "#ui/parts/SaveHeart.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const titles = {
  en: "Remove from your shortlist",
  bm: "Buang daripada senarai pilihan",
  cn: "移出收藏夹",
}

describe("the heart of a stay", () => {
  test.each([
    ["en", "Save The Springwater to your shortlist"],
    ["bm", "Simpan The Springwater dalam senarai pilihan"],
    ["cn", "将The Springwater加入收藏夹"],
  ] as const)("saves the stay and removes it again, named in %s", async (language, name) => {
    const shortlist = browserShortlist(() => 7)
    const slug = Slug.make("the-springwater")
    await draw(<SaveHeart slug={slug} name="The Springwater" />, { language, shortlist })
    const heart = screen.getByRole("button", { name })
    expect(heart.getAttribute("aria-pressed")).toBe("false")

    await userEvent.click(heart)
    expect(heart.getAttribute("aria-pressed")).toBe("true")
    expect(heart.title).toBe(titles[language])
    expect(shortlist.read()).toEqual([{ slug, saved: true, at: 7 }])

    await userEvent.click(heart)
    expect(heart.getAttribute("aria-pressed")).toBe("false")
    expect(shortlist.read()).toEqual([{ slug, saved: false, at: 8 }])
  })
})
