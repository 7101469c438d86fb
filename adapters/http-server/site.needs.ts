import type { Answer } from "#adapters/http-api/answer-writing.ts"
import type { Randomness } from "#core/kernel/environment.port.ts"
import type { Effect } from "effect"
import type { Admission } from "./admission/admission.ts"
import type { RequestCaller } from "./caller.ts"
import type { GuestFiles } from "./files/guest-files.ts"
import type { RequestTelemetry } from "./request-telemetry.ts"
import type { Neighbours } from "./security-headers.ts"
import type { Service } from "./service-routes.ts"

/** Answers a request, or leaves it to another. */
export type RequestHandler = (request: Request) => Promise<Response | null>

/** Who answers each kind of request. */
export interface SiteNeeds {
  readonly api: (request: Request, caller: RequestCaller) => Effect.Effect<Answer>
  readonly service: Service
  /** What is there for one guest alone: pictures, receipts, calendar files. */
  readonly guestFiles: GuestFiles
  /** The embedded stand-ins of other people's services, where they are in use. */
  readonly sandbox: RequestHandler
  readonly files: RequestHandler
  readonly page: (request: Request, caller: RequestCaller) => Promise<Response>
  /** What a guest reads in place of a page that broke; without it, what programs read. */
  readonly sorry?: (request: Request, isBusy?: boolean) => Promise<Response | null>
  /** Lets no more requests in than this process can answer. */
  readonly admitted: Admission
  readonly randomness: Randomness
  readonly publicUrl: string | null
  readonly neighbours: Neighbours
  /** Tells whoever runs the site what went wrong, under the id that the guest was given. */
  readonly report: (request: string, cause: unknown) => void
  readonly watch: RequestTelemetry
}
