import { cleanup, configure } from "@testing-library/react"
import { readFileSync } from "node:fs"
import { join } from "node:path"
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

/** Attributes that mean something without a value: those of yes and no, and texts that may be empty. */
const MAY_BE_EMPTY =
  /^(?:alt|value|class|style|data-|aria-hidden|disabled|checked|hidden|open|required|inert|autofocus|multiple|selected|readonly|lang|crossorigin|async|defer|novalidate|download|popover)/

const isMistaken = ({ name, value }: Attr): boolean => value === "" && !MAY_BE_EMPTY.test(name)

const NAMES = ["aria-labelledby", "aria-describedby", "for"]

/** What an element is named or described by, and is not there. */
const lacksName = (element: Element): boolean =>
  NAMES.flatMap((name) => element.getAttribute(name)?.split(" ") ?? []).some(
    (id) => document.getElementById(id) === null,
  )

const icons = readFileSync(join(import.meta.dirname, "../../ui/parts/icons/icons.svg"), "utf8")

/** An icon that is not in the file of all icons is drawn as nothing. */
const lacksIcon = (element: Element): boolean => {
  const name = element.matches("use") ? element.getAttribute("href")?.split("#")[1] : undefined
  return name !== undefined && !icons.includes(`id="${name}"`)
}

/**
 * What no test sees in its words: attributes that were given and are empty, names and icons that are
 * not there, and lists that a screen reader does not call lists, since their styles take their marks away.
 */
const mistakes = (): ReadonlyArray<string> =>
  [...(globalThis.document?.body.querySelectorAll("*") ?? [])]
    .filter(
      (element) =>
        [...element.attributes].some(isMistaken) ||
        lacksName(element) ||
        lacksIcon(element) ||
        element.matches("ul:not([role]), ol:not([role])"),
    )
    .map(startOf)

// A few tests of pages have no document.
beforeEach(() => {
  globalThis.window?.addEventListener("submit", noticeForm)
  globalThis.window?.addEventListener("click", noticeLink)
})

// The files of a worker share one document: every test leaves it empty.
afterEach(() => {
  const mistaken = mistakes()
  cleanup()
  globalThis.window?.removeEventListener("submit", noticeForm)
  globalThis.window?.removeEventListener("click", noticeLink)
  const left = leftBy
  leftBy = []
  if (mistaken.length > 0) throw new Error(`Without what a browser needs: ${mistaken.join("\n")}`)
  if (left.length > 0) throw new Error(`The browser leaves the page for this: ${left.join("\n")}`)
})
