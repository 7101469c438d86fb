import type { Theme } from "#core/preferences/preferences.ts"
import type { RouteContext } from "#ui/app/context.ts"
import { ThemeSwitch } from "#ui/shell/ThemeSwitch.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => void vi.unstubAllGlobals())

/** The preferences of a guest who has chosen this theme, and all that they choose afterwards. */
const havingChosen = (first: Theme | null) => {
  const chosen: Array<Theme | null> = [first]
  const preferences: RouteContext["preferences"] = {
    read: () => ({ language: "en", theme: chosen.at(-1) ?? first }),
    subscribe: () => () => {},
    choose: (event) => void (event.type === "guest.choseTheme" && chosen.push(event.theme)),
  }
  return { chosen, preferences }
}

it.each<[Theme, ReadonlyArray<Theme>]>([
  ["light", ["light", "dark", "light"]],
  ["dark", ["dark", "light", "dark"]],
])("goes from %s to the other theme and back", { tags: ["§1.20", "§4.4"] }, async (first, all) => {
  const { chosen, preferences } = havingChosen(first)
  await draw(<ThemeSwitch />, { preferences })

  await userEvent.click(screen.getByRole("button"))
  await userEvent.click(screen.getByRole("button"))

  expect(chosen).toEqual(all)
})

it.each<[Theme, Theme]>([
  ["dark", "light"],
  ["light", "dark"],
])("goes from the %s theme of the device to the other", async (device, other) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === `(prefers-color-scheme: ${device})`,
  }))
  const { chosen, preferences } = havingChosen(null)
  await draw(<ThemeSwitch />, { preferences })

  await userEvent.click(screen.getByRole("button"))

  expect(chosen).toEqual([null, other])
})
