import { expect, it } from "vitest"
import { productSources } from "./source.ts"

/**
 * What browsers offer to sites over https alone, and the one file that asks for it and does without.
 * A site of one's own network is reached by plain http.
 */
const secured: Readonly<Record<string, ReadonlyArray<string>>> = {
  "crypto.randomUUID": [],
  "crypto.subtle": ["ui/app/counted-stay.ts"],
  "navigator.clipboard": ["adapters/browser/sharing.browser.ts"],
  "navigator.share": ["adapters/browser/sharing.browser.ts"],
  "navigator.serviceWorker": ["adapters/browser/offline.browser.ts"],
  "navigator.geolocation": [],
  "navigator.locks": [],
  "navigator.storage": [],
}

const inBrowser = productSources().filter(({ file }) =>
  /^(ui|adapters\/(browser|bindings\/browser-|http-client|stripe)|core)/.test(file),
)

it.each(Object.entries(secured))("does without %s where a site has no https", (name, askedIn) => {
  const naming = inBrowser.filter(({ text }) => text.includes(name)).map(({ file }) => file)

  expect(naming).toEqual(askedIn)
})
