import { checkedPasskeys } from "#adapters/passkeys/passkey-checks.simplewebauthn.ts"
import type {
  AccountServiceNeeds,
  Browser,
  AccountCaller,
} from "#core/account-service/account-service.needs.ts"
import { accountPortsFor } from "#core/account-service/account-ports.ts"
import type { AccountRecord } from "#core/account-store/account-record.ts"
import type { Registration } from "#core/account/credentials.ts"
import type { SecurityEvent } from "#core/account-store/security-events.port.ts"
import type { JobOrder } from "#core/workload/job.ts"
import { letterIn } from "#core/mail/letter-order.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryIdentity } from "#fixtures/doubles/identity-provider.in-memory.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"

export const PASSWORD = "kopi-o kosong"
export const NETWORK = "203.0.113.7"
export const EMAIL = "aisyah.tan@example.com"
export const ORIGIN = "https://singgah.test"
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

/** What Aisyah types to create her account. */
export const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  firstName: "Aisyah",
  lastName: "Tan",
  email: EMAIL,
  password: PASSWORD,
  confirmPassword: changes.password ?? PASSWORD,
  language: "en",
  ...changes,
})

/** A browser that keeps the secret of its session, and what its guest can ask. */
const aBrowserOf = (desk: AccountServiceNeeds, session: string) => {
  const jar: { secret: string | null; forgotten: number } = { secret: null, forgotten: 0 }
  const browser: Browser = {
    get secret() {
      return jar.secret
    },
    userAgent: FIREFOX,
    origin: ORIGIN,
    keep: (secret) => void (jar.secret = secret),
    forget: () => {
      jar.secret = null
      jar.forgotten += 1
    },
  }
  const caller: AccountCaller = { visitor: { session, member: false, network: NETWORK }, browser }
  return { ...accountPortsFor(desk, caller), jar, caller }
}

/** A account service in memory, and what becomes of what it orders. */
export const aKeeper = (changes: Partial<AccountServiceNeeds> = {}) => {
  const clock = movableClock()
  const orders: Array<JobOrder> = []
  const bookings: Array<string> = []
  const store = inMemoryAccountStore({
    enqueue: (job) => Effect.sync(() => void orders.unshift(job)),
    joinBookings: (email, id) => Effect.sync(() => bookings.push(`${email} joins ${id}`)),
    disownBookings: (id) => Effect.sync(() => void bookings.push(`nobody has those of ${id}`)),
  })
  const identity = inMemoryIdentity(clock)
  const events: Array<SecurityEvent> = []
  const securityEvents = {
    note: (event: SecurityEvent) => Effect.sync(() => void events.push(event)),
  }
  const desk = anAccountService({
    clock,
    store,
    identity,
    securityEvents,
    passkeyChecks: checkedPasskeys,
    ...changes,
  })
  let guests = 0
  return {
    desk,
    clock,
    identity,
    bookings,
    /** What was noted for whoever runs the site, the oldest first. */
    events,
    /** Somebody who was never here. */
    guest: () => aBrowserOf(desk, `session-${(guests += 1)}`),
    /** All work that was ordered, the newest first. */
    orders: () => orders,
    /** The letters that were written, the newest first. */
    letters: () =>
      orders
        .filter((order) => order.kind === "mail")
        .filter((order) => order.about === "account")
        .map((order) => letterIn(openEncryption, order)),
  }
}

export type Keeper = ReturnType<typeof aKeeper>
export type Guest = ReturnType<Keeper["guest"]>

/** The secret of the link that was mailed last. */
export const lastLink = (keeper: Keeper): string =>
  keeper.letters().find(({ link }) => link !== null)?.link ?? ""

/** A browser on which somebody has just registered. */
export const aRegistered = async (
  keeper: Keeper,
  changes: Partial<Registration> = {},
): Promise<Guest> => {
  const guest = keeper.guest()
  await resultOf(guest.accounts.register(aRegistration(changes)))
  return guest
}

/** Somebody who has followed the link of the welcome. */
export const aProved = async (
  keeper: Keeper,
  changes: Partial<Registration> = {},
): Promise<Guest> => {
  const guest = await aRegistered(keeper, changes)
  await resultOf(guest.accounts.proveEmail(lastLink(keeper)))
  return guest
}

/** A browser on which somebody has just signed in. */
export const aSignedIn = async (keeper: Keeper, password = PASSWORD): Promise<Guest> => {
  const guest = keeper.guest()
  await resultOf(guest.accounts.signIn({ email: EMAIL, password }))
  return guest
}

/** Whoever is signed in on a browser, by their address. */
export const whoIsOn = async ({ accounts }: Guest): Promise<string | null> =>
  (await resultOf(accounts.whoAmI())).user?.email ?? null

/** The account of an address as it is kept. */
export const keptOf = async ({ desk }: Keeper, email = EMAIL): Promise<AccountRecord | null> => {
  const { proved, unproved } = await resultOf(desk.store.claimantsOf(email))
  return proved ?? unproved
}

/** Changes the account of an address behind its guest's back. */
export const rewrite = async (
  keeper: Keeper,
  changes: Partial<AccountRecord>,
  email = EMAIL,
): Promise<void> => {
  const kept = (await keptOf(keeper, email))!
  await resultOf(keeper.desk.store.inTransaction(({ save }) => save({ ...kept, ...changes })))
}
