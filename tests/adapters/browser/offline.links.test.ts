// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { anOfflineTab } from "./an-offline-tab.ts"

const heard = vi.fn<() => void>()

/** Nothing is loaded by this document, whichever way a link is followed. */
const keepHere = (event: Event): void => event.preventDefault()

beforeEach(() => {
  heard.mockClear()
  vi.spyOn(document, "readyState", "get").mockImplementation(() => "complete")
  vi.spyOn(window, "addEventListener")
  addEventListener("click", keepHere, { capture: true })
})
afterEach(() => {
  for (const [event, listener, how] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(event, listener, how)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset["keptAt"]
  document.body.replaceChildren()
})

/** Whether the page's own code hears of a press of what is shown; else the browser follows the link. */
const isHeard = async (html: string, isOnline: boolean, keptAt?: string): Promise<boolean> => {
  if (keptAt !== undefined) document.documentElement.dataset["keptAt"] = keptAt
  anOfflineTab().begin()
  await new Promise((resolve) => setTimeout(resolve, 0))
  addEventListener("click", heard, { capture: true })
  Object.assign(navigator, { onLine: isOnline })
  document.body.innerHTML = html
  document
    .querySelector("b")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  return heard.mock.calls.length > 0
}

const LINK = '<a href="/about-us"><b>About us</b></a>'
const KEPT_AT = "2026-11-21T02:30:00.000Z"

it.each([
  ["online", LINK, true, undefined, true],
  ["offline", LINK, false, undefined, false],
  ["online, on a page that was kept", LINK, true, KEPT_AT, false],
  ["offline, to the page itself", '<a href="?a=1"><b>More</b></a>', false, undefined, true],
  ["offline, to another site", '<a href="https://a.test/b"><b>A</b></a>', false, undefined, true],
  ["offline, in another tab", LINK.replace("<a", '<a target="_blank"'), false, undefined, true],
  ["offline, where there is no link", "<b>Nothing</b>", false, undefined, true],
] as const)("the page's own code follows a link, %s", async (_, html, isOnline, at, own) => {
  expect(await isHeard(html, isOnline, at)).toBe(own)
})
