import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { rememberedCatalogue } from "#core/inventory/remembered-catalogue.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { payAtPropertyOnly } from "#core/search/pay-at-property-only.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { ContainerModule } from "inversify"
import type { CardProvider } from "./card-provider.ts"
import { tokens } from "./tokens.ts"

/** Where nobody takes cards, what can be paid for at the property alone. */
const onSale = (all: Catalogue, { cardForm }: CardProvider): Catalogue =>
  cardForm === null ? payAtPropertyOnly(all) : all

const finder = (catalogue: Catalogue, clock: Clock, reviews: ReviewStore) =>
  propertyFinder({ catalogue, clock, reviews })

/** What is on sale, and how guests find it. */
export const searchBindings = new ContainerModule(({ bind }) => {
  bind(tokens.catalogue).toResolvedValue(onSale, [tokens.wholeCatalogue, tokens.cardProvider])
  bind(tokens.rememberedCatalogue).toResolvedValue(
    (browsed, cards, clock) => rememberedCatalogue(onSale(browsed, cards), clock),
    [tokens.browsedCatalogue, tokens.cardProvider, tokens.clock],
  )
  bind(tokens.propertiesFor).toResolvedValue(finder, [
    tokens.rememberedCatalogue,
    tokens.clock,
    tokens.reviewStore,
  ])
})
