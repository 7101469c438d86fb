import { Effect } from "effect"
import { ContainerModule, type ResolutionContext } from "inversify"
import type { Configuration } from "../../configuration/configuration.ts"
import { notingPayments } from "../../observability/payment-journal.ts"
import type { Journal } from "../../observability/journal.ts"
import { cardProvider, type CardProvider } from "./card-provider.ts"
import { tokens } from "./tokens.ts"

// The stand-in notifies the front desk of payments, and the front desk calls the stand-in
// for payments: the front desk is resolved when there is something to tell.
const provider = (settings: Configuration) => (context: ResolutionContext) =>
  cardProvider(settings, {
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    shelf: context.get(tokens.sandboxShelf),
    deliver: (body, signature) =>
      Effect.runPromise(Effect.ignore(context.get(tokens.frontDesk).readNotice(body, signature))),
  })

const paymentsOf = ({ payments }: CardProvider, journal: Journal) =>
  notingPayments(payments, journal)

/** Who takes the cards, and the payments that are made there. */
export const paymentBindings = (settings: Configuration) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.cardProvider).toDynamicValue(provider(settings))
    bind(tokens.payments).toResolvedValue(paymentsOf, [tokens.cardProvider, tokens.journal])
  })
