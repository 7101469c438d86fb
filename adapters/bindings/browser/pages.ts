import { pageContainer } from "./page-container.ts"
import type { PageServices } from "./page-services.ts"
import { searchBindings } from "./search.bindings.ts"
import { tokens } from "./tokens.ts"

/** What pages are made from in the browser, asked of the server. */
export const pagesWith = (settings: PageServices) =>
  pageContainer(settings, searchBindings).get(tokens.pages)
