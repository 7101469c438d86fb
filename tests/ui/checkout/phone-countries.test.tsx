import { PhoneCountryList } from "#ui/parts/fields/PhoneCountryList.tsx"
import { foundCountries, type ListedCountry } from "#ui/parts/fields/found-countries.ts"
import type { Language } from "#core/kernel/localised.ts"
import { phoneCountries } from "#core/people/phone-countries.ts"
import { FLAG_COLUMNS, FLAG_ROWS, flagPlaceOf } from "#ui/parts/fields/flag-places.table.ts"
import sharp from "sharp"
import { cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { draw } from "../support/stage.tsx"

afterEach(cleanup)

const countries: ReadonlyArray<ListedCountry> = [
  { code: "MY", name: "Malaysia", callingCode: "60" },
  { code: "KM", name: "Comoros", callingCode: "269" },
  { code: "MM", name: "Myanmar (Burma)", callingCode: "95" },
  { code: "RE", name: "Réunion", callingCode: "262" },
  { code: "US", name: "United States", callingCode: "1" },
  { code: "DO", name: "Dominican Republic", callingCode: "1" },
]

const found = (search: string) => foundCountries(countries, search).map(({ code }) => code)

describe("a search among countries", () => {
  it.each([
    ["", ["MY", "KM", "MM", "RE", "US", "DO"]],
    ["my", ["MY", "MM"]],
    ["reunion", ["RE"]],
    ["burma", ["MM"]],
    ["  STATES ", ["US"]],
    ["or", ["KM"]],
    ["+60", ["MY"]],
    ["26", ["KM", "RE"]],
    ["1", ["US", "DO"]],
    ["+", []],
    ["atlantis", []],
  ])("for %j finds %j", (search, codes) => {
    expect(found(search)).toEqual(codes)
  })
})

describe("the flags", () => {
  it("has one for every country with phone numbers, each in a place of its own", () => {
    const places = phoneCountries().map(({ country }) => flagPlaceOf(country))

    expect(places).not.toContain(null)
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
  })

  it("are as many as the picture has room for", async () => {
    const { width, height } = await sharp("ui/parts/fields/flags.webp").metadata()

    expect(width / FLAG_COLUMNS / 3).toBe(height / FLAG_ROWS / 2)
  })

  it("has none for what is no country", () => {
    expect(flagPlaceOf("QQ")).toBeNull()
    expect(flagPlaceOf("DA")).toBeNull()
  })
})

const opened = async (language: Language = "en") => {
  const chosen: Array<string> = []
  await draw(<PhoneCountryList country="SG" onChoose={(country) => chosen.push(country)} />, {
    language,
  })
  await userEvent.click(document.querySelector("summary")!)
  return { chosen, box: await screen.findByRole("combobox") }
}

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent

describe("the list of countries of a phone number", () => {
  it("opens at the country that is chosen, with the focus in the search", async () => {
    const { box } = await opened()

    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(activeOption(box)).toBe("Singapore+65")
    expect(screen.getAllByRole("option")[0]?.textContent).toBe("Malaysia+60")
  })

  it("is worked by the arrow keys and Enter", async () => {
    const { box, chosen } = await opened()
    await userEvent.type(box, "united{ArrowDown}{ArrowDown}{ArrowUp}")
    const stoodAt = activeOption(box)

    await userEvent.keyboard("{Enter}")

    expect(stoodAt).toBe("United Kingdom+44")
    expect(chosen).toEqual(["GB"])
  })

  it("says how many are left, and when there is none", async () => {
    const { box } = await opened()
    const status = screen.getByRole("status")
    expect(status.textContent).toBe("")

    await userEvent.type(box, "+60")
    expect(status.textContent).toBe("1 country")
    await userEvent.type(box, "000")

    expect(status.textContent).toBe("No country with that name or code")
  })

  it("closes on Escape and gives the focus back", async () => {
    const { chosen } = await opened()

    await userEvent.keyboard("{Escape}")

    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull())
    expect(document.activeElement).toBe(document.querySelector("summary"))
    expect(chosen).toEqual([])
  })

  it.each([
    ["bm", "jepun", "Jepun+81"],
    ["cn", "日本", "日本+81"],
  ] as const)("is searched by names in %s", async (language, search, option) => {
    const { box } = await opened(language)

    await userEvent.type(box, search)

    expect(activeOption(box)).toBe(option)
  })
})
