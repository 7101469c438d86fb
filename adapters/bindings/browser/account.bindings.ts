import { ContainerModule } from "inversify"
import { browserAuthenticator } from "../../browser/authenticator.browser.ts"
import { googleWindow } from "../../browser/identity-window.google.ts"
import { noIdentityWindow } from "../../browser/no-identity-window.ts"
import { loadScript } from "../../browser/script.browser.ts"
import { httpAccounts, httpSessions } from "../../http-client/accounts.http.ts"
import { httpIdentity } from "../../http-client/google.http.ts"
import { httpManagedBookings } from "../../http-client/managed-bookings.http.ts"
import { httpPasskeys } from "../../http-client/passkeys.http.ts"
import { httpVerifications } from "../../http-client/profiles.http.ts"
import type { PageServices } from "./page-services.ts"
import { tokens } from "./tokens.ts"

const windowOf = ({ google }: PageServices) =>
  google?.window ? googleWindow(google.window, loadScript) : noIdentityWindow

/** What a guest with an account asks of the server. */
export const accountBindings = new ContainerModule(({ bind }) => {
  bind(tokens.accounts).toResolvedValue(httpAccounts, [tokens.apiClient, tokens.callsUnderWay])
  bind(tokens.sessions).toResolvedValue(httpSessions, [tokens.apiClient, tokens.callsUnderWay])
  bind(tokens.verifications).toResolvedValue(httpVerifications, [tokens.apiClient])
  bind(tokens.identity).toResolvedValue(httpIdentity, [tokens.apiClient])
  bind(tokens.identityWindow).toResolvedValue(windowOf, [tokens.settings])
  bind(tokens.passkeys).toResolvedValue(httpPasskeys, [tokens.apiClient])
  bind(tokens.authenticator).toConstantValue(browserAuthenticator)
  bind(tokens.managedBookings).toResolvedValue(httpManagedBookings, [tokens.apiClient])
})
