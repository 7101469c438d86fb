import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { startWhenPainted } from "#ui/app/start-when-painted.ts"

const files = {
  entry: "/assets/main.js",
  scripts: ["/assets/main.js", "/assets/home.js"],
  styles: ["/assets/theme.css"],
  font: "Hill Sans",
}

let paint: () => void

class PaintObserver {
  static readonly supportedEntryTypes = ["paint"]
  constructor(seen: () => void) {
    paint = seen
  }
  observe(): void {}
}

/** What the head asks for, by its address. */
const askedFor = () =>
  [...document.head.querySelectorAll("link[rel=modulepreload], script[type=module]")].map(
    (one) => one.getAttribute("href") ?? one.getAttribute("src"),
  )

const all = [...files.scripts, files.entry]

const picture = (complete: boolean): HTMLImageElement => {
  document.body.innerHTML = `<img fetchpriority="high" alt="">`
  const image = document.querySelector("img") as HTMLImageElement
  Object.defineProperty(image, "complete", { value: complete })
  return image
}

type Settings = { handleDisabledFileLoadingAsSuccess: boolean }

// The files are only asked for: nobody has them.
const { settings } = Reflect.get(window, "happyDOM") as { readonly settings: Settings }
settings.handleDisabledFileLoadingAsSuccess = true

let loaded: PromiseWithResolvers<ReadonlyArray<object>>
const loadFont = vi.fn<(font: string) => Promise<ReadonlyArray<object>>>(() => loaded.promise)
const page = document.documentElement

const isFontShown = () => page.hasAttribute("data-font")
const isFarShown = () => page.hasAttribute("data-far")

beforeEach(() => {
  vi.useFakeTimers()
  loaded = Promise.withResolvers()
  loadFont.mockClear()
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: loadFont } })
  sessionStorage.clear()
  page.removeAttribute("data-font")
  page.removeAttribute("data-far")
  vi.stubGlobal("PerformanceObserver", PaintObserver)
  document.head.innerHTML = ""
  document.body.innerHTML = ""
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the scripts of a page", () => {
  test("wait for the first paint", () => {
    startWhenPainted(files)
    expect(askedFor()).toEqual([])

    paint()
    expect(askedFor()).toEqual(all)
  })

  test.each(["load", "error"])("wait for the %s of the first picture", (end) => {
    const image = picture(false)
    startWhenPainted(files)
    paint()
    expect(askedFor()).toEqual([])

    image.dispatchEvent(new Event(end))
    expect(askedFor()).toEqual(all)
  })

  test("do not wait for a first picture that is there", () => {
    picture(true)
    startWhenPainted(files)
    paint()

    expect(askedFor()).toEqual(all)
  })

  test.each(["pointerdown", "touchstart", "keydown"])("come at once after a %s, once", (act) => {
    picture(false)
    startWhenPainted(files)
    dispatchEvent(new Event(act))
    dispatchEvent(new Event(act))
    paint()

    expect(askedFor()).toEqual(all)
  })

  test("come after three seconds whatever was painted", () => {
    picture(false)
    startWhenPainted(files)
    vi.advanceTimersByTime(2999)
    expect(askedFor()).toEqual([])

    vi.advanceTimersByTime(1)
    expect(askedFor()).toEqual(all)
  })

  test.each(["keydown", "paint"])(
    "are fetched after a %s, but run on the whole page alone",
    (when) => {
      const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading")
      picture(true)
      startWhenPainted(files)
      if (when === "paint") paint()
      else dispatchEvent(new Event(when))
      expect(askedFor()).toEqual(files.scripts)

      state.mockReturnValue("interactive")
      document.dispatchEvent(new Event("DOMContentLoaded"))
      expect(askedFor()).toEqual(all)
      vi.restoreAllMocks()
    },
  )

  test("come at once in a tab in the background, which is not painted", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    startWhenPainted(files)

    expect(askedFor()).toEqual(all)
    vi.restoreAllMocks()
  })

  test("come at once in a browser that does not tell of paints", () => {
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        static readonly supportedEntryTypes = []
      },
    )
    startWhenPainted(files)

    expect(askedFor()).toEqual(all)
  })
})

describe("the font of the site", () => {
  test("is asked for after the first picture, and shown once it is there", async () => {
    const image = picture(false)
    startWhenPainted(files)
    paint()
    expect(loadFont).not.toHaveBeenCalled()

    image.dispatchEvent(new Event("load"))
    expect(loadFont.mock.calls).toEqual([['1rem "Hill Sans"']])
    expect(isFontShown()).toBe(false)

    loaded.resolve([{}])
    await vi.advanceTimersByTimeAsync(0)
    expect(isFontShown()).toBe(true)
  })

  test("is shown at once on a later page of the visit", async () => {
    startWhenPainted(files)
    paint()
    loaded.resolve([{}])
    await vi.advanceTimersByTimeAsync(0)
    page.removeAttribute("data-font")
    loadFont.mockClear()

    startWhenPainted(files)
    await vi.advanceTimersByTimeAsync(0)
    expect(isFontShown()).toBe(true)
    expect(isFarShown()).toBe(true)
  })

  test.each([
    ["fails", () => loaded.reject(new Error("offline"))],
    ["is of no face", () => loaded.resolve([])],
  ])("is left where its load %s, and is not taken for kept", async (_, end) => {
    startWhenPainted(files)
    paint()
    end()
    await vi.advanceTimersByTimeAsync(0)

    expect(isFontShown()).toBe(false)
    expect(sessionStorage.length).toBe(0)
    expect(isFarShown()).toBe(true)
  })

  test("is shown where a page may keep nothing", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("refused")
      },
      setItem: () => {
        throw new Error("refused")
      },
    })
    startWhenPainted(files)
    paint()
    loaded.resolve([{}])
    await vi.advanceTimersByTimeAsync(0)

    expect(isFontShown()).toBe(true)
    expect(isFarShown()).toBe(true)
  })
})

describe("what lies far below", () => {
  test("waits for the font", async () => {
    startWhenPainted(files)
    paint()
    await vi.advanceTimersByTimeAsync(999)
    expect(isFarShown()).toBe(false)

    loaded.resolve([{}])
    await vi.advanceTimersByTimeAsync(0)
    expect(isFarShown()).toBe(true)
  })

  test("waits a second for the font at most", async () => {
    startWhenPainted(files)
    paint()
    await vi.advanceTimersByTimeAsync(1000)

    expect(isFarShown()).toBe(true)
  })

  test.each(["scroll", "keydown"])("comes at once after a %s", (act) => {
    picture(false)
    startWhenPainted(files)
    expect(isFarShown()).toBe(false)

    dispatchEvent(new Event(act))
    expect(isFarShown()).toBe(true)
  })
})

describe("the styles that a page has in it", () => {
  test("are found by whoever looks for their sheets, and are not asked for", () => {
    startWhenPainted(files)
    const sheet = document.querySelector('link[href="/assets/theme.css"][rel="stylesheet"]')

    expect(sheet?.hasAttribute("disabled")).toBe(true)
  })
})

test("it runs from its own text alone", () => {
  const run = new Function(`return (${startWhenPainted})`)() as typeof startWhenPainted
  run(files)
  paint()

  expect(askedFor()).toEqual(all)
})
