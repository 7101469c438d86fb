import { Slug } from "#core/property/property.ts"
import { languages } from "#core/preferences/preferences.ts"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { PreferenceChoice } from "#ui/app/context.ts"
import { Header } from "#ui/shell/Header.tsx"
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

/** A device on which these stays are saved. */
const saving = (slugs: ReadonlyArray<string>) => {
  const marks = slugs.map((slug) => ({ slug: Slug.make(slug), saved: true, at: 1 }))
  return { read: () => marks, subscribe: () => () => {}, mark: () => {} }
}

describe("the header", () => {
  it("leads home, to all stays and to a booking", async () => {
    await draw(<Header />, { session: aTabSession(), account: scriptedJourneys() })

    expect(screen.getByRole("link", { name: "Singgah, home page" }).getAttribute("href")).toBe("/")
    expect(screen.getByText("Singgah")).toBeTruthy()
    const main = within(screen.getByRole("navigation", { name: "Main navigation" }))
    expect(
      main.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["All stays", "/properties"],
      ["Find a Booking", "/booking/search"],
    ])
    // On a small screen only the icon is seen.
    expect(main.getByRole("link", { name: "Find a Booking" }).getAttribute("aria-label")).toBe(
      "Find a Booking",
    )
  })

  it("offers both themes by name", async () => {
    await draw(<Header />)

    const name = screen.getByRole("button", { name: /theme/ }).textContent
    expect(name).toBe("Switch to dark themeSwitch to light theme")
  })
})

describe("the choice of a language", () => {
  const opens = async (at = "/properties?adults=2&lang=en") => {
    const chosen: Array<PreferenceChoice> = []
    await draw(<LanguageSwitch />, {
      at,
      language: "bm",
      preferences: {
        read: () => ({ language: "bm", theme: null }),
        subscribe: () => () => {},
        choose: (choice) => void chosen.push(choice),
      },
    })
    return chosen
  }

  it("names the present language, and each by its own name", async () => {
    await opens()

    expect(screen.getByText("Bahasa Melayu", { selector: "summary span" })).toBeTruthy()
    const links = screen.getAllByRole("link", { hidden: true })
    expect(links.map((link) => link.textContent)).toEqual(["English", "Bahasa Melayu", "中文"])
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null])
    expect(links.map((link) => link.querySelector("svg") !== null)).toEqual([false, true, false])
    expect(links.map((link) => [link.lang, link.getAttribute("hreflang")])).toEqual([
      ["en", "en"],
      ["ms", "ms"],
      ["zh-Hans", "zh-Hans"],
    ])
  })

  it("keeps the address and what it asks for", async () => {
    await opens()

    expect(
      screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href")),
    ).toEqual(languages.map((one) => `/properties?adults=2&lang=${one}`))
  })

  it("closes by Escape", async () => {
    await opens()
    const summary = screen.getByLabelText("Bahasa: Bahasa Melayu")
    summary.parentElement?.setAttribute("open", "")

    fireEvent.keyDown(summary, { key: "Escape" })

    expect(summary.parentElement).toHaveProperty("open", false)
  })

  it("is made without leaving the page, and closes", async () => {
    const chosen = await opens()
    const [summary] = screen.getAllByText("Bahasa Melayu", { selector: "summary span" })
    const menu = summary?.closest("details")
    menu?.setAttribute("open", "")

    const hasLeft = fireEvent.click(screen.getByRole("link", { name: "中文", hidden: true }))

    expect(hasLeft).toBe(false)
    expect(chosen).toEqual([{ type: "guest.choseLanguage", language: "cn" }])
    expect(menu?.open).toBe(false)
    expect(document.activeElement).toBe(menu?.querySelector("summary"))
    expect(screen.getByText("Bahasa Melayu", { selector: "summary span" })).toBeTruthy()
  })
})

describe("the way to saved stays", () => {
  it("is there once there are some", async () => {
    await draw(<Header />, { shortlist: saving(["a-stay"]) })

    const link = screen.getByRole("link", { name: "Shortlist" })
    expect(link.getAttribute("href")).toBe("/shortlist")
    expect(link.textContent).toBe("Shortlist")
    expect(link.getAttribute("aria-label")).toBe("Shortlist")
  })

  it("is not there before", async () => {
    await draw(<Header />, { shortlist: saving([]) })

    expect(screen.queryByRole("link", { name: "Shortlist" })).toBeNull()
  })
})
