import { environmentBindings } from "#adapters/bindings/server/environment.bindings.ts"
import { serverContainer } from "#adapters/bindings/server/server-container.ts"
import { storageBindings } from "#adapters/bindings/server/storage.bindings.ts"
import { tokens, type ServerPages } from "#adapters/bindings/server/tokens.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { untraced } from "#adapters/observability/traces.ts"
import type { BuiltPages } from "#adapters/pages/built-pages.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { sendLetters } from "#core/mail/mail-room.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { aBrowser, aKey } from "#tests/contracts/world.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption, testKeys } from "#tests/support/stores.ts"
import { Effect, Result } from "effect"
import { Container } from "inversify"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { countedDatabase, type Counted } from "./counted-database.ts"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const nothing = () => undefined
const journal = { note: nothing, saw: nothing, failed: nothing }

const built: BuiltPages<ServerPages> = {
  files: async () => null,
  render: async () => new Response("page"),
  filesOfPages: { kind: "built", manifest: {} },
  receiptSheet: () => ({ language: "en" }) as never,
  sorryPage: () => "sorry",
  writeLetter: async () => ({ subject: "a letter", html: "", text: "" }),
}

/** The whole server on this database, with a provider whose cards the test has in hand. */
const aServer = (database: Database) => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-counted-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const configuration = Result.getOrThrow(readConfiguration({ DATA_DIR: folder }))
  const container = new Container({ defaultScope: "Singleton" })
  container.load(environmentBindings, storageBindings(configuration))
  container.bind(tokens.database).toConstantValue(database)
  container.bind(tokens.backup).toConstantValue(() => Promise.reject(new Error("Nobody asks")))
  container.bind(tokens.encryption).toConstantValue(testEncryption)
  container.bind(tokens.encryptionKeys).toConstantValue(testKeys)
  const store = { container }
  serverContainer({ configuration, store, journal, traces: untraced, built })
  const payments = inMemoryPayments()
  container.unbind(tokens.payments)
  container.bind(tokens.payments).toConstantValue(payments)
  return { container, payments }
}

const stay = () => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 30)
  return aStayRequest({ dates: { checkIn, checkOut: addDays(checkIn, 2) } })
}

/** What each part of a booking asks of its database, and no more. */
const most: Record<string, Counted> = {
  quote: { queries: 1, transactions: 1, commits: 0 },
  hold: { queries: 11, transactions: 2, commits: 1 },
  details: { queries: 4, transactions: 1, commits: 1 },
  pay: { queries: 7, transactions: 2, commits: 2 },
  notice: { queries: 4, transactions: 1, commits: 1 },
  settle: { queries: 2, transactions: 2, commits: 1 },
  find: { queries: 1, transactions: 1, commits: 0 },
  jobs: { queries: 6, transactions: 4, commits: 2 },
  letters: { queries: 8, transactions: 7, commits: 4 },
}

/** A stay is booked with a card, as a page does it, and everything that follows at once is done. */
const booked = async (
  { container, payments }: ReturnType<typeof aServer>,
  counted: () => Counted,
) => {
  const { bookings } = aBrowser(container.get(tokens.site))
  const told: Record<string, Counted> = {}
  const part = async <A>(name: string, work: () => Promise<A>): Promise<A> => {
    const answer = await work()
    told[name] = counted()
    return answer
  }
  const asked = stay()
  const { total } = await part("quote", () => run(bookings.quote(asked)))
  const { id } = await part("hold", () => run(bookings.hold({ stay: asked, total }, aKey())))
  const details = guestDetails()
  const { quote } = await part("details", () => run(bookings.giveDetails(id, details, aKey())))
  const request = { method: "card", total: quote.total } as const
  const step = await part("pay", () => run(bookings.pay(id, request, aKey())))
  if (step.kind !== "card") return expect.fail("The card was not asked for")
  const payment = step.clientSecret.replace(/_secret$/, "")
  payments.authorise(payment)
  const { body, signature } = payments.noticeOf(payment)
  await part("notice", () => run(container.get(tokens.frontDesk).readNotice(body, signature)))
  const view = await part("settle", () => run(bookings.settle(id, aKey())))
  expect(view.status).toBe("confirmed")
  await part("find", () => run(bookings.find(id)))
  await part("jobs", () => run(container.get(tokens.doBookingJobs)()))
  const room = container.get(tokens.lettersFor)("http://stays.test") ?? expect.fail("No letters")
  expect(await part("letters", () => run(sendLetters(room)))).toBe(2)
  return told
}

it.each(bothDatabases)("a whole booking takes so much of $name", async ({ open }) => {
  const { database, since } = countedDatabase(await open())
  onTestFinished(() => database.close())
  await stockedAnew(database, [{ property: aProperty(), exceptions: [] }])
  const server = aServer(database)
  await run(server.container.get(tokens.wholeCatalogue).snapshot())
  since()

  const told = await booked(server, since)

  expect(told).toEqual(most)
})

it("a whole booking changes the database at most twelve times", () => {
  const commits = Object.values(most).reduce((sum, one) => sum + one.commits, 0)
  expect(commits).toBeLessThanOrEqual(12)
})
