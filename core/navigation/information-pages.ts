/** The pages that are text alone, the same for everybody who reads one language. */
export const informationPages = [
  "/about-us",
  "/help",
  "/privacy-policy",
  "/refund-policy",
  "/terms-and-conditions",
] as const
export type InformationPage = (typeof informationPages)[number]

/** True for the path of a page that is text alone. */
export const isInformationPage = (pathname: string): pathname is InformationPage =>
  informationPages.some((page) => page === pathname)

const PAYLOAD = "/_payload.json"

/** Where the text of a page is fetched from when a guest comes to it from another page. */
export const payloadPathOf = (page: InformationPage): string => `${page}${PAYLOAD}`

/** The page whose text an address names; null for any other address. */
export const pageOfPayload = (pathname: string): InformationPage | null =>
  informationPages.find((page) => payloadPathOf(page) === pathname) ?? null
