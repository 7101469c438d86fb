import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { frontDesk, type FrontDesk } from "#core/front-desk/front-desk.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { withoutLetters } from "#core/front-desk/without-letters.ts"
import { inquiryService } from "#core/contact/inquiry-service.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { rememberedCatalogue } from "#core/inventory/remembered-catalogue.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { Payments } from "#core/payment/payments.port.ts"
import { codeLetters } from "#core/mail/letter-order.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { Effect } from "effect"
import { ContainerModule, type ResolutionContext } from "inversify"
import type { Configuration } from "../configuration/configuration.ts"
import { postgresSandboxShelf } from "../postgres/sandbox-shelf.postgres.ts"
import { systemChance, systemClock, systemDigest } from "../system/world.system.ts"
import { cardProvider, type CardProvider } from "./card-provider.ts"
import { tokens } from "./tokens.ts"

type Settings = Pick<Configuration, "stripe" | "standIns">

const finder = (catalogue: Catalogue, clock: Clock) => propertyFinder({ catalogue, clock })

const paymentsOf = ({ payments }: CardProvider): Payments => payments

// The stand-in tells the desk what became of a payment, and the desk asks the stand-in for payments:
// the desk is looked up when there is something to tell.
const provider = (settings: Settings) => (context: ResolutionContext) =>
  cardProvider(settings, {
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    shelf: postgresSandboxShelf(context.get(tokens.database)),
    deliver: (body, signature) =>
      Effect.runPromise(Effect.ignore(context.get(tokens.frontDesk).readNotice(body, signature))),
  })

const desk =
  (
    { holdMs, holdLimits }: Pick<Configuration, "holdMs" | "holdLimits">,
    kept = (store: BookingStore): BookingStore => store,
  ) =>
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

const inquiries = (context: ResolutionContext) =>
  inquiryService({
    store: context.get(tokens.inquiryStore),
    rateLimiter: context.get(tokens.rateLimiter),
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
  })

/** What the server's ports are made of, whatever keeps the records. */
export const serverBindings = (settings: Settings & Pick<Configuration, "holdMs" | "holdLimits">) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.clock).toConstantValue(systemClock)
    bind(tokens.randomness).toConstantValue(systemChance)
    bind(tokens.cardProvider).toDynamicValue(provider(settings))
    bind(tokens.payments).toResolvedValue(paymentsOf, [tokens.cardProvider])
    bind(tokens.frontDesk).toDynamicValue(desk(settings))
    bind(tokens.bookingsFor).toResolvedValue(({ forVisitor }) => forVisitor, [tokens.frontDesk])
    bind(tokens.demoBookingsFor).toDynamicValue(
      (context) =>
        desk({ ...settings, holdLimits: noHoldLimits }, withoutLetters)(context).forVisitor,
    )
    bind(tokens.inquiriesFor).toDynamicValue(inquiries)
    bind(tokens.rememberedCatalogue).toResolvedValue(rememberedCatalogue, [
      tokens.catalogue,
      tokens.clock,
    ])
    bind(tokens.propertiesFor).toResolvedValue(finder, [tokens.rememberedCatalogue, tokens.clock])
  })
