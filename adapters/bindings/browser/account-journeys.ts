import { ContainerModule } from "inversify"
import { accountJourneys } from "../../browser/account-journeys.ts"
import { accountBindings } from "./account.bindings.ts"
import { pageContainer } from "./page-container.ts"
import type { PageServices } from "./page-services.ts"
import { paymentBindings } from "./payment.bindings.ts"
import { profileBindings } from "./profile.bindings.ts"
import { tokens } from "./tokens.ts"

const accountJourneyBindings = new ContainerModule(({ bind }) => {
  bind(tokens.accountJourneys).toDynamicValue((context) =>
    accountJourneys({
      accounts: context.get(tokens.accounts),
      sessions: context.get(tokens.sessions),
      profiles: context.get(tokens.profiles),
      verifications: context.get(tokens.verifications),
      identity: context.get(tokens.identity),
      window: context.get(tokens.identityWindow),
      passkeys: context.get(tokens.passkeys),
      authenticator: context.get(tokens.authenticator),
      bookings: context.get(tokens.managedBookings),
      cards: context.get(tokens.cards).cards,
    }),
  )
})

/** The ways of a guest with an account on a page, with the rooms that they need. */
export const accountJourneysWith = (settings: PageServices) =>
  pageContainer(
    settings,
    profileBindings,
    accountBindings,
    paymentBindings,
    accountJourneyBindings,
  ).get(tokens.accountJourneys)
