import {
  accountsFor,
  identityFor,
  passkeysFor,
  profilesFor,
  sessionsFor,
  shortlistsFor,
  verificationsFor,
} from "./account-service.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"

/** All that a caller can ask of the account service. */
export const accountPortsFor = (needs: AccountServiceNeeds, caller: AccountCaller) => ({
  accounts: accountsFor(needs, caller),
  sessions: sessionsFor(needs, caller),
  profiles: profilesFor(needs, caller),
  shortlists: shortlistsFor(needs, caller),
  identity: identityFor(needs, caller),
  passkeys: passkeysFor(needs, caller),
  verifications: verificationsFor(needs, caller),
})
