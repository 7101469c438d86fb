import { languages } from "#core/preferences/preferences.ts"
import { screen } from "@testing-library/react"
import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import { someStays } from "#tests/ui/support/a-search-answer.ts"
import { DesignScreen, examples } from "#ui/screens/design/DesignScreen.tsx"
import { shownElsewhere } from "./shown-elsewhere.table.ts"

/** The components that the files of `ui/parts` export. */
const parts = globSync("ui/parts/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^export const ([A-Z][a-z]\w*) = /gm)].map(
    ([, name]) => name ?? basename(file),
  ),
)
const shown = new Set(examples.map(({ part }) => part))

const drawIn = async (language: Language) => {
  const loaded = { today: TODAY, stays: someStays(6) }
  await draw(<DesignScreen />, { language, at: "/design", loaded })
  await screen.findByRole("heading", { name: examples.at(-1)?.part ?? "" })
}

describe("the page of all parts", () => {
  it("has examples of every part, or says where a part is seen", () => {
    expect(parts.length).toBeGreaterThan(80)
    const missing = parts.filter((part) => !shown.has(part) && !(part in shownElsewhere))
    expect(missing).toEqual([])
  })

  it("excuses no part that has examples and none that is gone", () => {
    const wrong = Object.keys(shownElsewhere).filter(
      (part) => shown.has(part) || !parts.includes(part),
    )
    expect(wrong).toEqual([])
  })

  it("says which state of a part an example shows", () => {
    const unnamed = examples.filter(({ part, state }) => !/[a-z0-9]/.test(state) || part === "")
    expect(unnamed).toEqual([])
  })

  it("shows no state of a part twice", () => {
    const states = examples.map(({ part, state }) => `${part}: ${state}`)
    expect(states).toEqual([...new Set(states)])
  })

  it.each(languages)("draws every example in %s", async (language) => {
    await drawIn(language)

    const empty = [...document.querySelectorAll("figure")]
      .filter((figure) => figure.children.length < 2)
      .map((figure) => figure.textContent)
    expect(empty).toEqual([])
    expect(document.querySelectorAll("figure")).toHaveLength(examples.length)
  })

  it("says what is wrong in words of its own", async () => {
    await drawIn("en")

    expect(screen.queryAllByText(/Please check this/)).toEqual([])
    expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(5)
  })
})
