import { openApiOf } from "#adapters/http-api/openapi.ts"
import { writeFailure, type Answer } from "#adapters/http-api/answer-writing.ts"
import { textWithin } from "#adapters/http-api/body-reading.ts"
import { BodyTooLarge, MethodRefused, NothingHere } from "#adapters/http-api/protocol.errors.ts"
import type { ProblemTag } from "#adapters/http-api/problem-statuses.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { answerForCountry, NO_COUNTRY } from "#core/visitor/country-answer.ts"
import { Effect } from "effect"
import { mailIn, type InboundNeeds } from "./inbound-mail.ts"
import { isSameSecret } from "./same-secret.ts"
import type { RequestTelemetry } from "./request-telemetry.ts"

/** A provider's notice is longer than any JSON of ours. */
const NOTICE_LIMIT = 512 * 1024

/** Hears a payment provider's message; it says when it was not signed or could not be kept. */
export type HearNotice = (
  body: string,
  signature: string,
) => Effect.Effect<unknown, { readonly _tag: ProblemTag }>

export interface ServiceNeeds {
  readonly hearNotice: HearNotice
  readonly inbound: InboundNeeds
  readonly watch: Pick<RequestTelemetry, "isStopping" | "metrics">
  /** Strangers reach this site: what is for those who run it asks for their token. */
  readonly isPublic: boolean
  /** The country that a network belongs to, where it is known. */
  readonly countryOf: (network: string | undefined) => string | null
  /** Fails when this server cannot sell: its database does not answer. */
  readonly health: Effect.Effect<unknown, { readonly _tag: ProblemTag }>
  /** Fails until what is on sale has been read: searches would have to wait for it. */
  readonly loaded: Effect.Effect<unknown, { readonly _tag: ProblemTag }>
}

const said = (value: unknown): Answer => ({
  status: 200,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: typeof value === "string" ? value : JSON.stringify(value),
})

const noticeIn = (request: Request, hear: HearNotice) =>
  Effect.gen(function* () {
    const body = yield* Effect.promise(() => textWithin(request, NOTICE_LIMIT))
    if (body === null) return yield* new BodyTooLarge({ limit: NOTICE_LIMIT })
    yield* hear(body, request.headers.get("stripe-signature") ?? "")
    return said({ received: true })
  })

const measured = (text: string): Answer => ({
  status: 200,
  headers: {
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
  },
  body: text,
})

const bringsToken = (request: Request, token: string | null): boolean =>
  token !== null && isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`)

const names = new Intl.DisplayNames("en", { type: "region" })

/** One line of text, as the public lookups of this kind answer. */
const countryLine = (country: string | null): Answer => ({
  status: 200,
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "private, max-age=3600",
  },
  body: country === null ? NO_COUNTRY : answerForCountry(country, names.of(country) ?? ""),
})

const PATHS = [
  "/api/health",
  "/api/ready",
  "/api/metrics",
  "/api/openapi.json",
  "/api/visitor/country",
  "/api/webhooks/mail",
  "/api/webhooks/payments",
] as const
export type ServicePath = (typeof PATHS)[number]

/** Answers a request for one of these addresses. */
export type Service = (
  path: ServicePath,
  request: Request,
  network: string | undefined,
) => Effect.Effect<Answer>

/** True for an address that is for those who run the site. */
export const isServicePath = (pathname: string): pathname is ServicePath =>
  PATHS.some((path) => path === pathname)

/** The addresses for those who run the site and for its payment provider, not for guests. */
export const serviceRoutes = (needs: ServiceNeeds): Service => {
  const { hearNotice, inbound, health, loaded, watch, isPublic, countryOf } = needs
  const { isStopping, metrics } = watch
  const mayMeasure = (request: Request): boolean =>
    bringsToken(request, metrics.token) || (metrics.token === null && !isPublic)
  const mayReadContract = (request: Request): boolean =>
    bringsToken(request, metrics.token) || !isPublic
  let document: string | undefined
  const routes: Record<ServicePath, { method: string; answer: AnswerService }> = {
    "/api/health": {
      method: "GET",
      answer: () => Effect.as(health, said({ status: "ok" })),
    },
    "/api/ready": {
      method: "GET",
      answer: () =>
        isStopping()
          ? Effect.fail(new BookingsUnreachable())
          : Effect.as(Effect.andThen(health, loaded), said({ status: "ready" })),
    },
    "/api/metrics": {
      method: "GET",
      answer: (request) =>
        mayMeasure(request)
          ? Effect.sync(() => measured(metrics.text()))
          : Effect.fail(new NothingHere()),
    },
    "/api/openapi.json": {
      method: "GET",
      answer: (request) =>
        mayReadContract(request)
          ? Effect.sync(() => said((document ??= JSON.stringify(openApiOf()))))
          : Effect.fail(new NothingHere()),
    },
    "/api/visitor/country": {
      method: "GET",
      answer: (_, network) => Effect.sync(() => countryLine(countryOf(network))),
    },
    "/api/webhooks/payments": {
      method: "POST",
      answer: (request) => noticeIn(request, hearNotice),
    },
    "/api/webhooks/mail": {
      method: "POST",
      answer: (request) => Effect.as(mailIn(request, inbound), said({ received: true })),
    },
  }
  return (path, request, network) => {
    const { method, answer } = routes[path]
    const work: Answered =
      method === request.method
        ? answer(request, network)
        : Effect.fail(new MethodRefused({ allowed: [method] }))
    return work.pipe(Effect.catch((failure) => Effect.succeed(writeFailure(failure))))
  }
}

type AnswerService = (request: Request, network: string | undefined) => Answered
type Answered = Effect.Effect<Answer, { readonly _tag: ProblemTag }>
