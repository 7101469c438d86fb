import { responseOf } from "#adapters/http-api/answer-writing.ts"
import type { PortFor, Ports } from "#adapters/http-api/answering.ts"
import { withCookies } from "#adapters/http-server/answer-headers.ts"
import { apiServer } from "#adapters/http-server/api-server.ts"
import { callerOf, type RequestCaller } from "#adapters/http-server/caller.ts"
import { systemDigest } from "#adapters/system/world.system.ts"
import { bookingJobsWith } from "#core/booking-jobs/job-runner.ts"
import { noHoldLimits, usualHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { frontDesk, type FrontDesk } from "#core/front-desk/front-desk.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import { codeLetters } from "#core/mail/letter-order.ts"
import { sendLetters, type MailRoom } from "#core/mail/mail-room.ts"
import { bookingJobLines, type BookingJobLine } from "#core/workload/job-lines.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { noAccountCards } from "#fixtures/doubles/account-cards.in-memory.ts"
import { noKeptIdentities } from "#fixtures/doubles/kept-identities.in-memory.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { millisecondsInMinute } from "date-fns/constants"
import { Effect } from "effect"
import type { Draws } from "./draws.ts"
import type { Post } from "./post.ts"
import type { Provider } from "./provider.ts"
import type { Stores } from "./storage.ts"
import type { Program } from "./timeline.ts"
import { Violation } from "./violation.ts"

/** What a server is started with. */
export type ServerNeeds = {
  readonly program: Program
  readonly stores: Stores
  readonly provider: Provider
  readonly post: Post
  readonly clock: Clock
  readonly randomness: Randomness
  readonly draws: Draws
  readonly limited: boolean
  /** A letter that is no longer wanted is done without being sent. */
  readonly unwanted: (job: string) => void
  /** False once the day is over; from then on its work is done when it is due, and not before. */
  readonly isDay: () => boolean
  /** True when the work on payments stops for a while now. */
  readonly stops: () => boolean
  /** To be told of a defect. */
  readonly broken: (how: unknown) => void
}

/** A running server: the real desk, its API with its keys, its jobs and its letters. */
export type Server = {
  readonly program: Program
  readonly stores: Stores
  /** Who calls, as the request tells; asked once for each request. */
  readonly callerOf: (request: Request) => RequestCaller
  readonly answer: (request: Request, caller: RequestCaller) => Promise<Response>
  readonly hear: FrontDesk["readNotice"]
  /** Does everything that is due now, of every kind. */
  readonly workOff: Effect.Effect<void>
}

const portsOf =
  (desk: FrontDesk, { guest, language, network }: RequestCaller): PortFor =>
  (subject) => {
    const visitor = { session: guest.id, member: false, language, network }
    const ports: Partial<Ports> = {
      bookings: desk.forVisitor(visitor),
      managed: desk.managedBy(visitor),
    }
    const port = ports[subject]
    if (port === undefined) throw new Error(`Nobody asks for ${subject}`)
    return port
  }

/** What the letters of a desk are made with. */
type LetterNeeds = Pick<ServerNeeds, "clock" | "unwanted"> & {
  readonly stores: Pick<Stores, "jobs" | "catalogue">
  readonly post: Pick<Post, "mailer" | "write">
}

/** Where the letters of a desk are written and sent. */
export const lettersOf = (
  desk: FrontDesk,
  { stores, post, clock, unwanted }: LetterNeeds,
): MailRoom => ({
  jobs: stores.jobs,
  encryption: openEncryption,
  clock,
  letterFor: (job) =>
    Effect.tap(desk.letterFor(job), (letter) =>
      Effect.sync(() => letter === null && unwanted(job.key)),
    ),
  propertyLetterFor: (job) =>
    Effect.tap(desk.propertyLetterFor(job), (letter) =>
      Effect.sync(() => letter === null && unwanted(job.key)),
    ),
  disputeOf: desk.disputeOf,
  contactsOf: () => Effect.succeed(someContacts()),
  snapshot: stores.catalogue.snapshot,
  messageLetterFor: () => Effect.succeed(null),
  // Nobody reviews here.
  reviewLetterFor: (job) =>
    Effect.sync(() => {
      unwanted(job.key)
      return null
    }),
  propertyReplyFor: () => Effect.succeed(ReplyToken.make(`${"1".repeat(26)}-${"2".repeat(26)}`)),
  findInquiry: () => Effect.succeed(null),
  write: post.write,
  site: "https://stays.test",
  support: "support@stays.test",
  replyDomain: null,
  mailer: post.mailer,
})

/** Looks again and again while it is day; what it cannot do now it does the next time. */
const repeatedly = (
  needs: ServerNeeds,
  work: Effect.Effect<number, unknown>,
): Effect.Effect<void> =>
  Effect.suspend(() =>
    needs.isDay()
      ? Effect.ignore(work).pipe(
          Effect.andThen(Effect.suspend(() => Effect.sleep(needs.draws.between(8_000, 30_000)))),
          Effect.andThen(repeatedly(needs, work)),
        )
      : Effect.void,
  )

/** The same work, except that now and then it stops for one to four hours. */
const withStops = (
  needs: ServerNeeds,
  work: Effect.Effect<number, unknown>,
): Effect.Effect<number, unknown> =>
  Effect.suspend(() =>
    needs.stops()
      ? Effect.andThen(Effect.sleep(needs.draws.between(60, 240) * millisecondsInMinute), work)
      : work,
  )

const untilNone = (work: Effect.Effect<number, unknown>): Effect.Effect<void> =>
  Effect.flatMap(
    Effect.orElseSucceed(work, () => 0),
    (done) => (done > 0 ? untilNone(work) : Effect.void),
  )

/** So tight that the second stay of a guest without a guarantee meets them. */
const tightHoldLimits = { ...usualHoldLimits, networkRoomNights: 3 }

/** What passes is never kept: it would be repeated for ever. */
const lastingAlone = (answers: Stores["storedAnswers"]): Stores["storedAnswers"] => ({
  ...answers,
  keep: (owned, answer) => {
    if (answer.status >= 500) throw new Violation("5", `${owned.key} would answer ${answer.status}`)
    return answers.keep(owned, answer)
  },
})

/** Starts a server in its program; killing the program is all that ends it. */
export const startServer = (needs: ServerNeeds): Server => {
  const { program, stores, provider, clock, randomness, limited } = needs
  const behind: FrontDeskNeeds = {
    ...stores,
    clock,
    randomness,
    payments: provider.payments,
    keptCards: provider.keptCards,
    accountCards: noAccountCards,
    digest: systemDigest,
    codeLetter: codeLetters(openEncryption),
    keptIdentities: noKeptIdentities,
    cardForm: { publishableKey: "pk_test_double", sandbox: null },
    holdLimits: limited ? tightHoldLimits : noHoldLimits,
  }
  const desk = frontDesk(behind)
  const doJobs = bookingJobsWith(behind)
  const room = lettersOf(desk, needs)
  const letters = Effect.suspend(() => sendLetters(room))
  const jobs = (line: BookingJobLine) => Effect.suspend(() => doJobs([line]))
  const api = (caller: RequestCaller) =>
    apiServer({
      portsFor: () => Effect.succeed(portsOf(desk, caller)),
      storedAnswers: lastingAlone(stores.storedAnswers),
      admitted: Object.assign(
        () =>
          <A, E>(work: Effect.Effect<A, E>) =>
            work,
        {
          hasRoomFor: () => true,
        },
      ),
      publicUrl: null,
    })
  const lines = bookingJobLines.map((line) =>
    line === "payments" ? withStops(needs, jobs(line)) : jobs(line),
  )
  for (const work of [...lines, letters]) program.run(repeatedly(needs, work)).catch(needs.broken)
  return {
    program,
    stores,
    callerOf: (request) =>
      callerOf(request, {
        isSecure: false,
        randomness,
        network: request.headers.get("x-network") ?? undefined,
        publicUrl: null,
      }),
    answer: async (request, caller) =>
      withCookies(responseOf(await program.run(api(caller)(request, caller))), caller),
    hear: desk.readNotice,
    workOff: Effect.andThen(untilNone(Effect.suspend(() => doJobs())), untilNone(letters)),
  }
}
