import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeEach } from "vitest"
import { PATIENCE_MS } from "./patience.ts"

// A page of many forms takes its time on a busy machine; a wait ends as soon as what it is for is there.
configure({ asyncUtilTimeout: PATIENCE_MS })

/** Forms that a browser would have sent by itself: it leaves the page, and what is typed is lost. */
let sentByBrowser: Array<string> = []

const noticeSent = (event: Event): void => {
  const { target, defaultPrevented } = event
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return
  sentByBrowser.push(target.outerHTML.slice(0, 200))
}

// A few tests of pages have no document.
beforeEach(() => globalThis.window?.addEventListener("submit", noticeSent))

// The files of a worker share one document: every test leaves it empty.
afterEach(() => {
  cleanup()
  globalThis.window?.removeEventListener("submit", noticeSent)
  const sent = sentByBrowser
  sentByBrowser = []
  if (sent.length > 0) throw new Error(`The browser sends this form by itself: ${sent.join("\n")}`)
})
