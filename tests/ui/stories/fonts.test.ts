// @vitest-environment node
import { textOf } from "#tests/architecture/source.ts"
import { expect, it } from "vitest"

/** How far the letters of Plus Jakarta Sans reach above and below their line, as shares of their size. */
const [ABOVE, BELOW] = [1.038, 0.222]

const facesIn = (css: string) =>
  css
    .split("@font-face")
    .filter((face) => face.includes("size-adjust"))
    .map((face) => {
      const share = (name: string) =>
        Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
      const grown = share("size-adjust")
      return {
        family: /font-family: "([^"]+)"/.exec(face)?.[1],
        weights: /font-weight: (\d+ \d+)/.exec(face)?.[1],
        above: grown * share("ascent-override"),
        below: grown * share("descent-override"),
      }
    })

it("keeps every line as high until the letters of the site are there", () => {
  const css = textOf("ui/theme/fonts.css")
  const tokens = textOf("ui/theme/tokens.css")
  const faces = facesIn(css)

  expect(faces.map(({ family, weights }) => [family, weights])).toEqual([
    ["Plus Jakarta Fallback", "200 549"],
    ["Plus Jakarta Fallback", "550 800"],
    ["Plus Jakarta Android", "200 549"],
    ["Plus Jakarta Android", "550 800"],
  ])
  for (const { family, above, below } of faces) {
    expect(above).toBeCloseTo(ABOVE, 2)
    expect(below).toBeCloseTo(BELOW, 2)
    expect(tokens).toContain(`"${family}"`)
  }
})
