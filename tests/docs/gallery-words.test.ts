import { scenes } from "#docs/generators/gallery/scenes.ts"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { sightOf } from "../journeys/steps/sight.ts"

/** A page on which anything can be looked for. */
const anyPage = (): Page => {
  const found: unknown = new Proxy(() => found, { get: () => () => found, apply: () => found })
  return found as Page
}

describe.each(["en", "bm", "cn"] as const)("a picture of a state in %s", (language) => {
  it.each(
    Object.entries(scenes).flatMap(([machine, states]) =>
      Object.entries(states).map(([state, scene]) => [`${machine}.${state}`, scene] as const),
    ),
  )("is known by words that the page can say: %s", (_, { sees }) => {
    expect(() => sees(sightOf(anyPage(), language))).not.toThrow()
  })
})
