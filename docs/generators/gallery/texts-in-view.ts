import type { Page } from "playwright"

/** The texts that a picture of the page shows now: those that are drawn within its window. */
export const textsInView = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isInView = ({ top, left, bottom, right, width, height }: DOMRect): boolean =>
      width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<string> = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement
      const range = document.createRange()
      range.selectNode(text)
      if (part?.checkVisibility({ visibilityProperty: true }) !== true) continue
      if (isInView(range.getBoundingClientRect())) found.push(text.nodeValue?.trim() ?? "")
    }
    for (const field of document.querySelectorAll("input, textarea"))
      if (isInView(field.getBoundingClientRect()))
        found.push(field.getAttribute("placeholder") ?? "")
    return [...new Set(found)].filter((text) => text !== "")
  })
