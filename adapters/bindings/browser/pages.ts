import { pageContainer, type PageSettings } from "./page-container.ts"
import { searchBindings } from "./search.bindings.ts"
import { tokens } from "./tokens.ts"

/** What pages are made from in the browser, asked of the server. */
export const pagesWith = (settings: PageSettings) =>
  pageContainer(settings, searchBindings).get(tokens.pages)
