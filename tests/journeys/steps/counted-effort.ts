import type { Locator, Page } from "playwright"

/** What somebody did until a booking was confirmed. */
export interface Effort {
  readonly taps: number
  readonly characters: number
}

const hasFocus = (element: Element): boolean => element === document.activeElement

/**
 * A thumb on a phone that is counted. A field that the page has moved to by itself costs no tap; a
 * field that is filled in already costs nothing at all, and whoever tells the story leaves it out.
 */
export const countedThumb = (page: Page) => {
  let [taps, characters] = [0, 0]
  const tap = async (wanted: Locator): Promise<void> => {
    await wanted.click()
    taps += 1
  }
  return {
    tap,
    /** Goes to a field, unless it has the focus, and types into it. */
    write: async (field: Locator, text: string): Promise<void> => {
      await field.waitFor()
      if (!(await field.evaluate(hasFocus))) await tap(field)
      await page.keyboard.type(text)
      characters += text.length
    },
    effort: (): Effort => ({ taps, characters }),
  }
}

export type Thumb = ReturnType<typeof countedThumb>

/** A move of the page that its guest did not cause: how far, on which page, and of what. */
export interface Shift {
  readonly value: number
  readonly path: string
  readonly parts: ReadonlyArray<string>
}

/**
 * What nobody sees: where a machine has no letters as wide as the site's own, and these come late, the
 * icon beside a centred word moves by some pixels (0.000007 of the screen).
 */
const UNSEEN = 0.000_05

/** Notes every move of a page that its guest did not cause and can see, over every page of this tab. */
export const countedShifts = async (page: Page): Promise<() => ReadonlyArray<Shift>> => {
  const shifts: Array<Shift> = []
  await page.exposeFunction("layoutHasShifted", (shift: Shift) => void shifts.push(shift))
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: ReadonlyArray<{
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }>
    }
    const report = Reflect.get(window, "layoutHasShifted") as (shift: object) => void
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${node.getAttribute("class")}`
        : (node?.nodeName ?? "?")
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].join(" ")
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as ReadonlyArray<Entry>)
        if (!entry.hadRecentInput)
          report({
            value: entry.value,
            path: location.pathname,
            parts: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} in ${nameOf(node?.parentNode ?? null)}, from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
            ),
          })
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => shifts.filter(({ value }) => value >= UNSEEN)
}
