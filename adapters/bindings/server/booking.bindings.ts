import { accountCardsIn } from "#core/account-service/kept-cards.ts"
import { keptIdentitiesIn } from "#core/account-service/kept-identities.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { bookingJobsWith } from "#core/booking-jobs/job-runner.ts"
import { frontDesk } from "#core/front-desk/front-desk.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { withoutLetters } from "#core/front-desk/without-letters.ts"
import { codeLetters } from "#core/mail/letter-order.ts"
import { ContainerModule, type ResolutionContext } from "inversify"
import type { Configuration } from "../../configuration/configuration.ts"
import { receiptWriter } from "../../documents/receipts.ts"
import { systemDigest } from "../../system/world.system.ts"
import { tokens } from "./tokens.ts"

type Settings = Pick<Configuration, "holdMs" | "holdLimits">

const needsWith =
  ({ holdMs, holdLimits }: Settings, kept = (store: BookingStore): BookingStore => store) =>
  (context: ResolutionContext): FrontDeskNeeds => ({
    store: kept(context.get(tokens.bookingStore)),
    jobs: context.get(tokens.jobs),
    catalogue: context.get(tokens.catalogue),
    payments: context.get(tokens.payments),
    keptCards: context.get(tokens.cardProvider).keptCards,
    accountCards: accountCardsIn(context.get(tokens.accountStore)),
    rateLimiter: context.get(tokens.rateLimiter),
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    digest: systemDigest,
    codeLetter: codeLetters(context.get(tokens.encryption)),
    keptIdentities: keptIdentitiesIn(context.get(tokens.accountStore)),
    holdMs,
    holdLimits,
    cardForm: context.get(tokens.cardProvider).cardForm,
  })

/** Who sells stays and does what follows; the invented guests of a demo get no letters or limits. */
export const bookingBindings = (settings: Settings) =>
  new ContainerModule(({ bind }) => {
    const needsOf = needsWith(settings)
    bind(tokens.frontDesk).toDynamicValue((context) => frontDesk(needsOf(context)))
    bind(tokens.doBookingJobs).toDynamicValue((context) => bookingJobsWith(needsOf(context)))
    const demoNeedsOf = needsWith({ ...settings, holdLimits: noHoldLimits }, withoutLetters)
    bind(tokens.demoBookingsFor).toDynamicValue(
      (context) => frontDesk(demoNeedsOf(context)).forVisitor,
    )
    bind(tokens.writeReceipt).toResolvedValue(() => receiptWriter())
  })
