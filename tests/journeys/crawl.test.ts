import { languages } from "#core/preferences/preferences.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { faultsIn } from "#tests/support/html.ts"
import { expect } from "vitest"
import { aStay } from "./steps/stays.ts"
import { staying } from "./steps/days.ts"
import { story } from "./steps/story.ts"

/** What a page has exactly one of, and the paths it leads to. */
const read = (html: string) => ({
  headings: [...html.matchAll(/<h1[\s>]/g)].length,
  titles: [...html.matchAll(/<title[\s>]/g)].length,
  descriptions: [...html.matchAll(/<meta name="description"/g)].length,
  ids: [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ""),
  paths: [...html.matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g)].map(([, path]) => path ?? ""),
})

story.for(languages)("leads nowhere that is not there, in %s", async (language, { site }) => {
  const stay = await aStay(site, staying(50))
  const left = new Set([
    "/",
    "/properties",
    new URL(stay.propertyPath, site).pathname,
    ...informationPages,
  ])
  const seen = new Set<string>()
  const wrong: Array<string> = []
  for (const path of left) {
    seen.add(path)
    const response = await fetch(`${site}${path}?lang=${language}`)
    const html = await response.text()
    const { headings, titles, ids, paths } = read(html)
    if (response.status !== 200) wrong.push(`${path} answers ${response.status}`)
    for (const fault of await faultsIn(html)) wrong.push(`${path}: ${fault}`)
    if (headings > 1) wrong.push(`${path} has ${headings} main headings`)
    if (titles !== 1) wrong.push(`${path} has ${titles} titles`)
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place)
    if (twice.length > 0) wrong.push(`${path} names twice: ${twice.join()}`)
    // One property stands for all of them; a picture is no page.
    for (const next of paths) if (!/^\/(properties|pictures)\/./.test(next)) left.add(next)
  }

  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(10)
})

/** Makes every text 40 % longer, and says which parts then hide some of it. */
const longerAndClipped = (): ReadonlyArray<string> => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ""
    const isSaid =
      text.trim().length > 1 && !/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? "")
    if (isSaid) node.nodeValue = `${text} ${text.slice(0, Math.ceil(text.length * 0.4)).trim()}`
  }
  const hides = (part: Element): boolean => {
    const { overflowX, textOverflow, position } = getComputedStyle(part)
    const isOwnText = [...part.childNodes].some(
      (child) => child.nodeType === 3 && child.nodeValue?.trim(),
    )
    const mayClip =
      /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis" && position !== "absolute"
    return isOwnText && mayClip && part.scrollWidth > part.clientWidth + 1
  }
  const clipped = [...document.querySelectorAll("main *, header *, footer *")].filter(hides)
  const tooWide =
    document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : []
  return [
    ...tooWide,
    ...clipped.map((part) => `${part.tagName}: ${part.textContent?.slice(0, 60)}`),
  ]
}

story.for([390, 1440])(
  "hides no word of a language that is 40 % longer, %i pixels wide",
  async (width, { aGuest }) => {
    const guest = await aGuest({ width })
    const hidden: Array<string> = []
    for (const path of ["/", "/properties", "/help", "/refund-policy", "/contact-us"]) {
      await guest.goesTo(path)
      await guest.page.waitForLoadState("networkidle")
      for (const part of await guest.page.evaluate(longerAndClipped)) hidden.push(`${path} ${part}`)
    }

    expect(hidden).toEqual([])
  },
)
