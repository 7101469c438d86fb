import { httpAccounts, httpSessions } from "#adapters/http-client/accounts.http.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { httpIdentity } from "#adapters/http-client/google.http.ts"
import { httpManagedBookings } from "#adapters/http-client/managed-bookings.http.ts"
import { httpMessages } from "#adapters/http-client/messages.http.ts"
import { httpPasskeys } from "#adapters/http-client/passkeys.http.ts"
import {
  httpProfiles,
  httpShortlists,
  httpVerifications,
} from "#adapters/http-client/profiles.http.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aNotingServer } from "./a-noting-server.ts"

const id = "0123456789abcdefghjkmnpqrs"
const claim = { id, link: "a-link" }
const some = { some: "thing" }
const key = "key-1"

/** Every service that pages call, by a name; what it takes is not asked here. */
const services = {
  accounts: httpAccounts,
  sessions: httpSessions,
  bookings: httpBookings,
  identity: httpIdentity,
  managed: httpManagedBookings,
  messages: httpMessages,
  passkeys: httpPasskeys,
  profiles: httpProfiles,
  shortlists: httpShortlists,
  verifications: httpVerifications,
}

type Call = (...given: ReadonlyArray<unknown>) => Effect.Effect<unknown, { readonly _tag: string }>

/** What goes over the wire for a call to a server that is in trouble, and what the page is answered. */
const sentBy = async (service: keyof typeof services, name: string, given: Array<unknown>) => {
  const { asked, ask } = aNotingServer(() => new Response("{}", { status: 501 }))
  const calls = services[service](ask) as unknown as Readonly<Record<string, Call>>
  const failure = await Effect.runPromise(Effect.flip(calls[name]?.(...given) ?? Effect.void))
  const { address, init } = asked[0]!
  const content = init.body === undefined ? null : JSON.parse(String(init.body))
  const keyed = new Headers(init.headers).get("idempotency-key")
  return {
    sent: `${init.method} ${address.slice("https://api.test".length)}`,
    content,
    key: keyed,
    failure: (failure as { readonly _tag: string })._tag,
  }
}

type Row = readonly [
  service: keyof typeof services,
  name: string,
  given: Array<unknown>,
  sent: string,
  content: unknown,
]

const none: Array<unknown> = []
const inside = `/api/bookings/${id}`
const made = `/api/account/bookings/${id}`

const ofAccounts: ReadonlyArray<Row> = [
  ["accounts", "whoAmI", none, "GET /api/session", null],
  ["accounts", "register", [some], "POST /api/accounts", some],
  ["accounts", "signIn", [some], "POST /api/session", some],
  ["accounts", "giveCode", ["1"], "POST /api/session/code", { code: "1" }],
  ["accounts", "beginSecondFactor", none, "POST /api/account/second-factor", {}],
  [
    "accounts",
    "confirmSecondFactor",
    ["1"],
    "POST /api/account/second-factor/confirmation",
    { code: "1" },
  ],
  ["accounts", "removeSecondFactor", [some], "POST /api/account/second-factor/removal", some],
  ["accounts", "signOut", none, "POST /api/session/end", {}],
  ["accounts", "askForReset", ["a@b.my"], "POST /api/password/link", { email: "a@b.my" }],
  ["accounts", "resetPassword", [some], "POST /api/password/reset", some],
  ["accounts", "confirm", ["p"], "POST /api/session/confirmation", { password: "p" }],
  ["accounts", "changePassword", [some], "POST /api/account/password", some],
  ["accounts", "changeEmail", ["a@b.my"], "POST /api/account/email", { email: "a@b.my" }],
  ["accounts", "resendProof", none, "POST /api/account/email/link", {}],
  ["accounts", "proveEmail", ["l"], "POST /api/account/email/proof", { link: "l" }],
  ["accounts", "myRecords", none, "GET /api/account/records", null],
  ["accounts", "deleteAccount", none, "POST /api/account/end", {}],
  ["sessions", "list", none, "GET /api/sessions", null],
  ["sessions", "end", ["s1"], "POST /api/sessions/s1/end", {}],
  ["sessions", "endAll", none, "POST /api/sessions/end", {}],
  ["identity", "link", ["p"], "POST /api/google/link", { password: "p" }],
  ["passkeys", "beginAdding", none, "POST /api/account/passkeys/challenge", {}],
  ["passkeys", "add", [some], "POST /api/account/passkeys", some],
  ["passkeys", "rename", [some], "POST /api/account/passkeys/name", some],
  ["passkeys", "remove", ["k"], "POST /api/account/passkeys/removal", { id: "k" }],
  ["passkeys", "beginSigningIn", ["s"], "POST /api/session/passkey/challenge", { step: "s" }],
  ["passkeys", "signIn", [some], "POST /api/session/passkey", some],
  ["profiles", "read", none, "GET /api/account/profile", null],
  ["profiles", "save", [some], "PUT /api/account/profile", some],
  ["profiles", "savePreferences", [some], "PUT /api/account/preferences", some],
  ["profiles", "removePicture", none, "POST /api/account/picture/removal", {}],
  ["profiles", "removeCard", none, "POST /api/account/card/removal", {}],
  ["shortlists", "join", [["m"]], "PUT /api/account/shortlist", { marks: ["m"] }],
  ["verifications", "read", none, "GET /api/account/verification", null],
  ["verifications", "submit", [some], "POST /api/account/verification", some],
]

const ofBookings: ReadonlyArray<Row> = [
  ["bookings", "quote", [some], "POST /api/quotes", some],
  ["bookings", "quote", [some, id], "POST /api/quotes", { ...some, held: id }],
  ["bookings", "find", [id], `GET ${inside}`, null],
  ["bookings", "findByCode", ["SG7"], "POST /api/bookings/search", { code: "SG7" }],
  ["managed", "mine", none, "GET /api/account/bookings", null],
  ["managed", "openOwn", [id], `GET ${made}`, null],
  ["managed", "openByLink", ["l"], "GET /api/booking-links/l", null],
  ["managed", "mailLink", ["SG7", "e"], "POST /api/booking-links", { code: "SG7", email: "e" }],
  [
    "managed",
    "quoteChange",
    [claim, some],
    `POST ${made}/change-quote`,
    { change: some, link: "a-link" },
  ],
  ["messages", "open", [{ side: "property", token: "t" }], "GET /api/booking-replies/t", null],
]

const withKey: ReadonlyArray<Row> = [
  ["bookings", "hold", [some, key], "POST /api/bookings", some],
  ["bookings", "extend", [id, key], `POST ${inside}/extension`, {}],
  ["bookings", "giveDetails", [id, some, key], `PUT ${inside}/guest`, some],
  ["bookings", "mailCode", [id, key], `POST ${inside}/address/code`, {}],
  ["bookings", "proveAddress", [id, "1", key], `POST ${inside}/address/proof`, { code: "1" }],
  ["bookings", "pay", [id, some, key], `POST ${inside}/payment`, some],
  ["bookings", "settle", [id, key], `POST ${inside}/settlement`, {}],
  ["bookings", "leave", [id, key], `POST ${inside}/release`, {}],
  [
    "managed",
    "cancel",
    [claim, 5, key],
    `POST ${made}/cancellation`,
    { refund: 5, link: "a-link" },
  ],
  [
    "managed",
    "change",
    [claim, some, 7, key],
    `POST ${made}/change`,
    { change: some, total: 7, link: "a-link" },
  ],
  ["managed", "settleChange", [claim, key], `POST ${made}/change/settlement`, { link: "a-link" }],
  ["managed", "leaveChange", [claim, key], `POST ${made}/change/release`, { link: "a-link" }],
  [
    "messages",
    "write",
    [{ side: "guest", claim }, "Hello", key],
    `POST ${inside}/messages`,
    { link: "a-link", text: "Hello" },
  ],
  [
    "messages",
    "write",
    [{ side: "property", token: "t" }, "Hello", key],
    "POST /api/booking-replies/t",
    { text: "Hello" },
  ],
]

const ofGoogle: ReadonlyArray<Row> = [
  ["identity", "start", ["/way"], "POST /api/google/start", { redirect: "/way" }],
  ["identity", "finish", [some], "POST /api/google/return", some],
]

/** Calls whose answers other tests ask for: they send files. */
const ofFiles = ["profiles.setPicture", "verifications.setPicture"]

it("every call of every service has a row", () => {
  const { ask } = aNotingServer(() => new Response())
  const all = Object.entries(services).flatMap(([name, service]) =>
    Object.keys(service(ask)).map((call) => `${name}.${call}`),
  )
  const rows = [ofAccounts, ofBookings, withKey, ofGoogle].flat()
  const known = rows.map(([service, name]) => `${service}.${name}`)

  expect(all.filter((call) => !known.includes(call)).toSorted()).toEqual(ofFiles)
})

/** Every call, the key that it is sent with, and how it fails where the server does not answer. */
const calls = [
  { rows: ofAccounts, sentKey: null, failure: "AccountsUnreachable" },
  { rows: ofGoogle, sentKey: null, failure: "IdentityUnavailable" },
  { rows: ofBookings, sentKey: null, failure: "BookingsUnreachable" },
  { rows: withKey, sentKey: key, failure: "BookingsUnreachable" },
].flatMap(({ rows, ...how }) => rows.map((row) => [...row, how] as const))

it.each(calls)(
  "a call is sent whole, and fails in its own words where the server is in trouble: %s.%s",
  async (...[service, name, given, sent, content, { sentKey, failure }]) => {
    expect(await sentBy(service, name, given)).toEqual({ sent, content, key: sentKey, failure })
  },
)
