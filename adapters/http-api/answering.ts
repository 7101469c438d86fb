import type { Accounts } from "#core/account/accounts.port.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import type { Shortlists } from "#core/account/shortlists.port.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Messages } from "#core/messages/messages.port.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { writeFailure, writeSuccess, type Answer } from "./answer-writing.ts"
import { accountsResponders, googleResponders, sessionsResponders } from "./accounts.responders.ts"
import { api, subjects } from "./api.ts"
import { paramsOf, readCall } from "./call-reading.ts"
import type { CallOf, Endpoint } from "./endpoint.ts"
import {
  bookingsResponders,
  inquiriesResponders,
  managingResponders,
  propertiesResponders,
  type Responders,
} from "./responders.ts"
import { matchesOf, type Match } from "./matching.ts"
import { messagesResponders } from "./messages.responders.ts"
import { passkeysResponders } from "./passkeys.responders.ts"
import {
  profilesResponders,
  shortlistsResponders,
  verificationsResponders,
} from "./profiles.responders.ts"
import { reviewsResponders } from "./reviews.responders.ts"
import type { ProblemTag } from "./problem-statuses.ts"
import { MethodRefused, NothingHere, type ProtocolFailure } from "./protocol.errors.ts"

/** The ports as one visitor meets them. */
export type Ports = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly identity: OutsideIdentity
  readonly passkeys: Passkeys
  readonly profiles: Profiles
  readonly shortlists: Shortlists
  readonly verifications: Verifications
  readonly bookings: Bookings
  readonly managed: ManagedBookings
  readonly messages: Messages
  readonly reviews: Reviews
  readonly inquiries: Inquiries
  readonly properties: Properties
}

type Subject = keyof Ports

/**
 * Creates the port of one subject for the caller; each call creates only the port that it needs.
 */
export type PortFor = <Name extends Subject>(subject: Name) => Ports[Name]

type AnyResponder = (
  call: CallOf<Endpoint>,
) => Effect.Effect<unknown, { readonly _tag: ProblemTag }>

const respondersOf: {
  readonly [Name in Subject]: (port: Ports[Name]) => Responders<(typeof subjects)[Name]>
} = {
  properties: propertiesResponders,
  bookings: bookingsResponders,
  inquiries: inquiriesResponders,
  managed: managingResponders,
  messages: messagesResponders,
  reviews: reviewsResponders,
  accounts: accountsResponders,
  sessions: sessionsResponders,
  identity: googleResponders,
  passkeys: passkeysResponders,
  profiles: profilesResponders,
  shortlists: shortlistsResponders,
  verifications: verificationsResponders,
}

const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name)

const subjectNames = Object.keys(subjects).filter(isSubject)

const subjectOf = (call: string): Subject | undefined =>
  subjectNames.find((subject) => Object.hasOwn(subjects[subject], call))

// Responders is checked call by call where the responders are written; here they are only looked up.
const responderIn = <Name extends Subject>(
  subject: Name,
  call: string,
  portFor: PortFor,
): AnyResponder | undefined =>
  (respondersOf[subject](portFor(subject)) as unknown as Readonly<Record<string, AnyResponder>>)[
    call
  ]

/** A call that was understood: which it is, what was asked, and how to answer it from ports. */
export type UnderstoodCall = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly call: CallOf<Endpoint>
  readonly answer: (portFor: PortFor) => Effect.Effect<Answer>
}

const answerFrom =
  ({ name, endpoint }: Match<Endpoint>, call: CallOf<Endpoint>): UnderstoodCall["answer"] =>
  (portFor) => {
    const subject = subjectOf(name)
    const responder = subject && responderIn(subject, name, portFor)
    if (!responder) return Effect.die(new Error(`No responder for ${name}`))
    return responder(call).pipe(
      Effect.map((value) => writeSuccess(endpoint, value)),
      Effect.catch((failure) => Effect.succeed(writeFailure(failure))),
    )
  }

/** Finds the endpoint that a method and a path ask for. */
export const findEndpoint = (
  method: string,
  pathname: string,
): Effect.Effect<Match<Endpoint>, NothingHere | MethodRefused> => {
  const matches = matchesOf(api, pathname)
  const match = matches.find(({ endpoint }) => endpoint.method === method)
  if (match) return Effect.succeed(match)
  if (matches.length === 0) return Effect.fail(new NothingHere())
  const allowed = [...new Set(matches.map(({ endpoint }) => endpoint.method))]
  return Effect.fail(new MethodRefused({ allowed }))
}

/** Reads a request by the contract. Fails with everything that is wrong before anybody looks. */
export const understand = (
  match: Match<Endpoint>,
  request: Request,
): Effect.Effect<UnderstoodCall, ProtocolFailure | { readonly _tag: ProblemTag }> =>
  Effect.gen(function* () {
    const { name, endpoint } = match
    const params = paramsOf(endpoint, match.params)
    if (endpoint.params && params === undefined)
      return yield* Effect.fail(endpoint.absent?.() ?? new NothingHere())
    const call = yield* readCall(endpoint, request, params)
    return { name, endpoint, call, answer: answerFrom(match, call) }
  })
