import { isInformationPage } from "#core/navigation/information-pages.ts"
import type { Words } from "./translations.ts"

/** Where guests come in, and where they are at home. */
const GUESTS_OWN = /^\/(account\/|verification$|booking\/manage$)/
const DOORS =
  /^\/(login|register|forgot-password|reset-password|account\/.*|verification|booking\/manage)$/

/** Where something is typed that can be wrong. */
const ASKING =
  /^\/(properties|shortlist|booking|login|register|forgot-password|reset-password|account|verification|contact-us)/

/** Where a form is that can be wrong in several places. */
const FORMS =
  /^\/(login|register|forgot-password|reset-password|account\/.*|verification|booking\/(new|review)|contact-us)$/

/** Pages with a price breakdown. */
const PRICED = /^\/(properties|shortlist|booking|account\/booking\/)/

type Paths = { readonly test: (pathname: string) => boolean }

/** Words by the beginning of their keys that only some pages say, and where those pages lie. */
const saidOnlyAt: ReadonlyArray<readonly [RegExp, Paths]> = [
  [/^(booking|checkout|decline)\./, /^\/(booking|account)\/|^\/verification$/],
  [/^(account|login|recovery|register)\./, DOORS],
  [/^form\./, FORMS],
  [/^phone\./, /^\/(booking\/new|account\/profile|contact-us)$/],
  [/^manage\.(receipt|calendar|ledger)\b/, /^\/(booking|account\/booking)\//],
  [/^manage\.(?!(receipt|calendar|ledger)\b)/, GUESTS_OWN],
  [/^(bookings|picture|profile|verification)\./, GUESTS_OWN],
  [/^(review|mark)\./, /^\/booking\/review$/],
  [/^(aspect\.|reviews\.(?!count|outOf))/, /^\/(properties\/.|booking\/review$)/],
  [/^calendar\./, /^\/($|properties|shortlist|booking\/(new|manage)|account\/booking\/)/],
  [/^home\./, /^\/$/],
  [/^information\./, { test: isInformationPage }],
  [/^(receipt|joined)\./, /^$/],
  [/^mail\./, /^$/],
  [/^offline\.(kept|notKept|title)$/, /^$/],
  [/^offline\.asItWas$/, /^\/(properties|booking|account)/],
  [/^(results|filters|sort)\./, /^\/properties$/],
  [/^(property\.(?!updateStay)|lightbox\.)/, /^\/properties\/./],
  [/^property\.updateStay$/, /^\/(properties\/.|shortlist$)/],
  [/^amenity\./, /^\/(properties|shortlist)/],
  [/^shortlist\./, /^\/shortlist$/],
  [/^(levy|price\.(changed|details|line|why(?!\.costAndDeposit)|deal|night|saved))\b/, PRICED],
  [/^stay\.(condo|freeCancellationOver|from|update)/, PRICED],
  [/^stay\.remembered$/, /^\/($|properties)/],
  [/^issue\.(?!Check|Stay|NotADate|Unknown)/, ASKING],
]

const wordsWithout = (words: Words, unsaid: ReadonlyArray<RegExp>): Words =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => unsaid.every((keys) => !keys.test(key))),
  )

/** The words of a language for each kind of page: there are as many kinds as the rules above tell apart. */
const chosen = new WeakMap<Words, Map<string, Words>>()

/**
 * The words that the page at a path may say when it opens; the browser fetches the others before it
 * opens another page.
 */
export const wordsOfPage = (pathname: string, words: Words): Words => {
  const unsaid = saidOnlyAt.filter(([, paths]) => !paths.test(pathname)).map(([keys]) => keys)
  const known = chosen.get(words) ?? new Map<string, Words>()
  chosen.set(words, known)
  const place = unsaid.join()
  const own = known.get(place) ?? wordsWithout(words, unsaid)
  known.set(place, own)
  return own
}
