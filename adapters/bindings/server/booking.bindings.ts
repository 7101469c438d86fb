import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { frontDesk, type FrontDesk } from "#core/front-desk/front-desk.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { withoutLetters } from "#core/front-desk/without-letters.ts"
import { codeLetters } from "#core/mail/letter-order.ts"
import { ContainerModule, type ResolutionContext } from "inversify"
import type { Configuration } from "../../configuration/configuration.ts"
import { receiptWriter } from "../../documents/receipts.ts"
import { systemDigest } from "../../system/world.system.ts"
import { tokens } from "./tokens.ts"

type Settings = Pick<Configuration, "holdMs" | "holdLimits">

const deskWith =
  ({ holdMs, holdLimits }: Settings, kept = (store: BookingStore): BookingStore => store) =>
  (context: ResolutionContext): FrontDesk =>
    frontDesk({
      store: kept(context.get(tokens.bookingStore)),
      jobs: context.get(tokens.jobs),
      catalogue: context.get(tokens.catalogue),
      payments: context.get(tokens.payments),
      rateLimiter: context.get(tokens.rateLimiter),
      clock: context.get(tokens.clock),
      randomness: context.get(tokens.randomness),
      digest: systemDigest,
      codeLetter: codeLetters(context.get(tokens.encryption)),
      holdMs,
      holdLimits,
      cardForm: context.get(tokens.cardProvider).cardForm,
    })

/** Who sells stays; the invented guests of a demonstration get no letters and no limits. */
export const bookingBindings = (settings: Settings) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.frontDesk).toDynamicValue(deskWith(settings))
    bind(tokens.demoBookingsFor).toDynamicValue(
      (context) =>
        deskWith({ ...settings, holdLimits: noHoldLimits }, withoutLetters)(context).forVisitor,
    )
    bind(tokens.writeReceipt).toResolvedValue(() => receiptWriter())
  })
