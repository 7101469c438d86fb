import { ContainerModule } from "inversify"
import { fetchWithProgress } from "../../browser/fetch-with-progress.browser.ts"
import { httpVisitorCountry } from "../../country-lookup/visitor-country.http.ts"
import { apiClient, type ApiClient, type ApiPlace } from "../../http-client/api-client.ts"
import { httpInquiries } from "../../http-client/inquiries.http.ts"
import { httpMessages } from "../../http-client/messages.http.ts"
import { httpReviews } from "../../http-client/reviews.http.ts"
import type { PageServices } from "./page-services.ts"
import { tokens } from "./tokens.ts"

const inquiriesAt = (ask: ApiClient, place: ApiPlace) =>
  httpInquiries(ask, (progress) => apiClient({ ...place, fetch: fetchWithProgress(progress) }))

const countryAt = ({ apiBase, countryLookup }: PageServices) =>
  httpVisitorCountry(countryLookup ?? `${apiBase}/api/visitor/country`, (...asked) =>
    fetch(...asked),
  )

/** How guests are reached, and how they reach the people behind the site. */
export const contactBindings = new ContainerModule(({ bind }) => {
  bind(tokens.inquiries).toResolvedValue(inquiriesAt, [tokens.apiClient, tokens.apiPlace])
  bind(tokens.messages).toResolvedValue(httpMessages, [tokens.apiClient])
  bind(tokens.reviews).toResolvedValue(httpReviews, [tokens.apiClient])
  bind(tokens.visitorCountry).toResolvedValue(countryAt, [tokens.settings])
})
