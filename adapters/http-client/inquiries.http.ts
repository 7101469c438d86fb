import { inquiriesEndpoints } from "#adapters/http-api/inquiries.endpoints.ts"
import { readableOf } from "#core/kernel/characters.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { InquiriesUnreachable } from "#core/contact/contact.errors.ts"
import type { Inquiries, Progress } from "#core/contact/inquiries.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new InquiriesUnreachable()

const nobodyListens: Progress = () => undefined

/** Calls the inquiry service over our own HTTP API; files are sent with progress. */
export const httpInquiries = (
  ask: ApiClient,
  askTelling: (progress: Progress) => ApiClient = () => ask,
): Inquiries => ({
  attach: ({ name, content }, progress = nobodyListens) =>
    askTelling(progress)(
      inquiriesEndpoints.attach,
      { query: { name: readableOf(name, bounds.fileName) }, file: content },
      silent,
    ),
  send: (payload, key) => ask(inquiriesEndpoints.sendInquiry, { payload, key }, silent),
})
