import { PhoneCountryList } from "#ui/parts/fields/PhoneCountryList.tsx"
import type { Language } from "#core/kernel/localised.ts"
import { cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(cleanup)

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
