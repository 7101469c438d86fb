import { afterEach, describe, expect, it, vi } from "vitest"
import { lookAt } from "#ui/parts/card/form-look.ts"

const tokens = {
  "--ink": "rgb(1, 1, 1)",
  "--ink-soft": "rgb(2, 2, 2)",
  "--surface": "rgb(3, 3, 3)",
  "--edge": "rgb(4, 4, 4)",
  "--primary": "rgb(5, 5, 5)",
  "--danger": "rgb(6, 6, 6)",
  "--focus": "rgb(7, 7, 7)",
  "--radius-1": "8px",
}

const aPlace = (style: Readonly<Record<string, string>> = {}) => {
  const place = document.createElement("div")
  const all = { ...tokens, "font-family": "Figtree", ...style }
  for (const [name, value] of Object.entries(all)) place.style.setProperty(name, value)
  document.body.append(place)
  return place
}

const systemIsDark = (isDark: boolean) =>
  vi
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (query) =>
        ({ matches: isDark && query === "(prefers-color-scheme: dark)" }) as MediaQueryList,
    )

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe("the look of a form that is not ours", () => {
  it("has the tokens in force at its place, and leaves nothing there", () => {
    const place = aPlace()

    expect(lookAt(place, "bm")).toEqual({
      language: "bm",
      dark: false,
      ink: "rgb(1, 1, 1)",
      inkSoft: "rgb(2, 2, 2)",
      surface: "rgb(3, 3, 3)",
      edge: "rgb(4, 4, 4)",
      primary: "rgb(5, 5, 5)",
      danger: "rgb(6, 6, 6)",
      focus: "rgb(7, 7, 7)",
      font: "Figtree",
      radius: "8px",
    })
    expect(place.children).toHaveLength(0)
  })

  it("has plain colours where the browser can draw them", () => {
    const filled: Array<unknown> = []
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
      ((kind: string, how: CanvasRenderingContext2DSettings) =>
        kind === "2d" &&
        how.willReadFrequently === true && {
          fillStyle: "",
          fillRect(...box: ReadonlyArray<number>) {
            filled.push([this.fillStyle, ...box])
          },
          getImageData: (...box: ReadonlyArray<number>) => ({ data: [...box.slice(2), 9, 255] }),
        }) as never,
    )

    expect(lookAt(aPlace(), "en").ink).toBe("rgb(1, 1, 9)")
    expect(filled[0]).toEqual(["rgb(1, 1, 1)", 0, 0, 1, 1])
  })

  it.each([
    ["dark", false, true],
    ["dark", true, true],
    ["light", true, false],
    ["light dark", true, true],
    ["light dark", false, false],
  ])("with the scheme %s, in a system that is dark: %s, is dark: %s", (scheme, system, dark) => {
    systemIsDark(system)

    expect(lookAt(aPlace({ "color-scheme": scheme }), "en").dark).toBe(dark)
  })
})
