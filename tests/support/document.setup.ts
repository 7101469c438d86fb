import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeEach } from "vitest"
import { PATIENCE_MS } from "./patience.ts"

// A page of many forms takes its time on a busy machine; a wait ends as soon as what it is for is there.
configure({ asyncUtilTimeout: PATIENCE_MS })

/** Forms and links for which a browser would have left the page: what is typed there is lost. */
let leftBy: Array<string> = []

const startOf = ({ outerHTML }: Element): string => outerHTML.slice(0, 200)

const noticeForm = ({ target, defaultPrevented }: Event): void => {
  if (!defaultPrevented && target instanceof HTMLFormElement) leftBy.push(startOf(target))
}

/** Links to places of this site, in this window, that are no files. */
const OF_PAGES = 'a[href^="/"]:not([target]):not([download])'

const noticeLink = ({ target, defaultPrevented }: Event): void => {
  const link = target instanceof Element ? target.closest(OF_PAGES) : null
  if (!defaultPrevented && link) leftBy.push(startOf(link))
}

// A few tests of pages have no document.
beforeEach(() => {
  globalThis.window?.addEventListener("submit", noticeForm)
  globalThis.window?.addEventListener("click", noticeLink)
})

// The files of a worker share one document: every test leaves it empty.
afterEach(() => {
  cleanup()
  globalThis.window?.removeEventListener("submit", noticeForm)
  globalThis.window?.removeEventListener("click", noticeLink)
  const left = leftBy
  leftBy = []
  if (left.length > 0) throw new Error(`The browser leaves the page for this: ${left.join("\n")}`)
})
