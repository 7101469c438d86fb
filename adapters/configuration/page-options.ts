import { redirectRulesIn, type RedirectRules } from "#core/navigation/redirects.ts"
import { millisecondsInSecond } from "date-fns/constants"
import type { Environment } from "./environment.ts"

/** The operator's settings of the pages. */
export type PageOptions = {
  /** How often an open page asks whether a newer build is out, in milliseconds. */
  readonly updateCheckMs: number
  readonly redirects: RedirectRules
  /** Browsers keep pages for when there is no connection; false has them remove what they keep. */
  readonly keepsOffline: boolean
}

const usualPages: PageOptions = {
  updateCheckMs: 300 * millisecondsInSecond,
  redirects: {},
  keepsOffline: true,
}

/** How an environment has the pages. */
export const pagesFrom = (given: Environment): PageOptions => ({
  updateCheckMs: given.UPDATE_CHECK_SECONDS
    ? Number(given.UPDATE_CHECK_SECONDS) * millisecondsInSecond
    : usualPages.updateCheckMs,
  redirects: redirectRulesIn(given.REDIRECTS ?? "") ?? usualPages.redirects,
  keepsOffline: given.OFFLINE_PAGES !== "0",
})
