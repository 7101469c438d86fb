import type { Catalogue } from "../inventory/catalogue.port.ts"
import type { Language } from "../kernel/localised.ts"
import type { Randomness, Clock, Digest } from "../kernel/environment.port.ts"
import type { AccountCards } from "../payment/account-cards.port.ts"
import type { KeptCards } from "../payment/kept-cards.port.ts"
import type { Payments } from "../payment/payments.port.ts"
import type { KeptIdentities } from "../people/kept-identities.port.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { malaysianDateAt } from "../stay/calendar.ts"
import type { BookingStore } from "../booking/booking-store.port.ts"
import type { HoldLimits } from "./hold-limits.rules.ts"
import type { JobOrder } from "../workload/job.ts"
import type { Jobs } from "../workload/jobs.port.ts"
import type { RateLimiter } from "../workload/rate-limiter.port.ts"

/** What the browser needs to know to open the provider's card form. */
export type CardFormSettings = { readonly publishableKey: string; readonly sandbox: string | null }

/** Writes the letter that carries a code down, sealed until it is sent. */
export type CodeLetter = (
  key: string,
  letter: {
    readonly to: string
    readonly language: Language
    readonly name: string
    readonly code: string
  },
) => JobOrder

/** Everything the front desk works with. */
export type FrontDeskNeeds = {
  readonly store: BookingStore
  readonly jobs: Jobs
  readonly catalogue: Catalogue
  readonly payments: Payments
  readonly keptCards: KeptCards
  readonly accountCards: AccountCards
  readonly rateLimiter: RateLimiter
  readonly clock: Clock
  readonly randomness: Randomness
  readonly digest: Digest
  readonly codeLetter: CodeLetter
  readonly keptIdentities: KeptIdentities
  /** Null where nobody takes cards: stays are then paid for at the property alone. */
  readonly cardForm: CardFormSettings | null
  /** How long a hold lasts; fifteen minutes unless set otherwise. */
  readonly holdMs?: number | undefined
  /** What may be kept without payment; the usual limits unless set otherwise. */
  readonly holdLimits?: HoldLimits | undefined
}

/** The day it is in Malaysia. */
export const todayAt = ({ clock }: Pick<FrontDeskNeeds, "clock">): CalendarDate =>
  malaysianDateAt(clock.now())
