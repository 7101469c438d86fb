import { Container } from "inversify"
import { browserFetch } from "../browser/fetch.browser.ts"
import { pagesOf } from "../browser/pages-of.ts"
import { browserBindings } from "./browser.bindings.ts"
import { tokens } from "./tokens.ts"

/** What pages are made from in the browser, asked of the server at this address. */
export const pagesAt = (apiBase: string) => {
  const container = new Container()
  container.load(browserBindings({ baseUrl: apiBase, fetch: browserFetch }))
  return pagesOf(container.get(tokens.properties))
}
