import { usualRequestLimits } from "#adapters/configuration/request-limits.ts"
import type { PortFor, Ports } from "#adapters/http-api/answering.ts"
import { apiServer, type KeepAnswer } from "#adapters/http-server/api-server.ts"
import {
  admission,
  type Admission,
  type AdmissionLimits,
} from "#adapters/http-server/admission/admission.ts"
import type { GuestFiles } from "#adapters/http-server/files/guest-files.ts"
import { serviceRoutes, type ServiceNeeds } from "#adapters/http-server/service-routes.ts"
import { site } from "#adapters/http-server/site.ts"
import type { SiteNeeds } from "#adapters/http-server/site.needs.ts"
import { withoutTelemetry, type Seen } from "#adapters/http-server/request-telemetry.ts"
import type { RequestCaller } from "#adapters/http-server/caller.ts"
import { accountPortsFor } from "#core/account-service/account-ports.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { Visitor } from "#core/people/visitor.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { Messages } from "#core/messages/messages.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import { scriptedBookings } from "#fixtures/doubles/bookings.scripted.ts"
import { scriptedManaging } from "#fixtures/doubles/managed-bookings.scripted.ts"
import { inMemoryStoredAnswers } from "#fixtures/doubles/stored-answers.in-memory.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"

type Script = {
  readonly bookings?: Partial<Bookings>
  readonly inquiries?: Partial<Inquiries>
  readonly properties?: Partial<Properties>
  readonly service?: Partial<ServiceNeeds>
  readonly site?: Partial<SiteNeeds>
  readonly publicUrl?: string
  readonly limits?: AdmissionLimits
  readonly admitted?: Admission
  readonly storedAnswers?: StoredAnswers
  readonly keepAnswer?: KeepAnswer
}

const noInquiries: Inquiries = {
  attach: () => Effect.die("not scripted"),
  send: () => Effect.die("not scripted"),
}

const noMessages: Messages = {
  open: () => Effect.die("not scripted"),
  write: () => Effect.die("not scripted"),
}

const noReviews: Reviews = {
  read: () => Effect.die("not scripted"),
  open: () => Effect.die("not scripted"),
  write: () => Effect.die("not scripted"),
  report: () => Effect.die("not scripted"),
}

// Accounts as somebody meets them whom nobody knows.
const nobodysAccount = accountPortsFor(anAccountService(), {
  visitor: { session: "nobody", member: false },
  browser: {
    secret: null,
    userAgent: "",
    origin: "https://singgah.test",
    keep: () => {},
    forget: () => {},
  },
})

const noProperties: Properties = {
  home: () => Effect.die("not scripted"),
  suggest: () => Effect.succeed([]),
  search: () => Effect.die("not scripted"),
  open: () => Effect.die("not scripted"),
  listed: () => Effect.succeed([]),
  calendar: () => Effect.succeed([]),
  placeNights: () => Effect.succeed([]),
}

/** Nobody has any. */
export const noFiles: GuestFiles = {
  picture: async () => null,
  calendar: async () => null,
  receipt: async () => null,
}

/** A whole site around ports that a test scripts; it tells who asked and what was reported. */
export const aSite = (script: Script = {}) => {
  const visitors: Array<Visitor> = []
  const reported: Array<unknown> = []
  const seen: Array<Seen> = []
  const publicUrl = script.publicUrl ?? null
  const admitted = script.admitted ?? admission(script.limits ?? usualRequestLimits)
  const randomness = { bytes: (count: number) => randomBytes(count) }
  const portsFor = ({ guest, network }: RequestCaller): Effect.Effect<PortFor> => {
    visitors.push({ session: guest.id, member: false, network })
    const ports: Ports = {
      ...nobodysAccount,
      bookings: scriptedBookings(script.bookings),
      managed: scriptedManaging(),
      messages: noMessages,
      reviews: noReviews,
      inquiries: { ...noInquiries, ...script.inquiries },
      properties: { ...noProperties, ...script.properties },
    }
    return Effect.succeed((subject) => ports[subject])
  }
  const api = apiServer({
    portsFor,
    storedAnswers: script.storedAnswers ?? inMemoryStoredAnswers(),
    admitted,
    publicUrl,
    ...(script.keepAnswer && { keepAnswer: script.keepAnswer }),
  })
  const service = serviceRoutes({
    hearNotice: () => Effect.void,
    inbound: { secret: null, receive: () => Effect.void },
    health: Effect.void,
    loaded: Effect.void,
    watch: withoutTelemetry,
    isPublic: false,
    countryOf: () => null,
    ...script.service,
  })
  const answer = site({
    api,
    service,
    admitted,
    sandbox: async () => null,
    guestFiles: noFiles,
    files: async () => null,
    page: async () => new Response("page"),
    randomness: script.site?.randomness ?? randomness,
    publicUrl,
    neighbours: { apiBase: "", stripe: false, secure: publicUrl?.startsWith("https:") ?? false },
    report: (_, cause) => reported.push(cause),
    watch: { ...withoutTelemetry, saw: (one) => seen.push(one) },
    ...script.site,
  })
  return { answer, visitors, reported, seen }
}

export const ADDRESS = "http://stays.test"

export const aKey = (name = "a request"): string => name.replaceAll(" ", "-").padEnd(8, "-")

/** An unsafe call as our own pages make it. */
export const aCall = (
  path: string,
  payload: unknown = {},
  headers: Record<string, string> = {},
  method = "POST",
): Request =>
  new Request(ADDRESS + path, {
    method,
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
    headers: { "content-type": "application/json", "idempotency-key": aKey(), ...headers },
  })

export const problemIn = async (response: Response) =>
  (await response.json()) as Record<string, unknown>
