import {
  accountsFor,
  identityFor,
  passkeysFor,
  profilesFor,
  sessionsFor,
  verificationsFor,
} from "./accounts-desk.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"

/** All that a caller can ask of the keeper of accounts. */
export const accountPortsFor = (desk: AccountDesk, caller: Caller) => ({
  accounts: accountsFor(desk, caller),
  sessions: sessionsFor(desk, caller),
  profiles: profilesFor(desk, caller),
  identity: identityFor(desk, caller),
  passkeys: passkeysFor(desk, caller),
  verifications: verificationsFor(desk, caller),
})
