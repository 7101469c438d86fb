import { accountsEndpoints, sessionsEndpoints } from "#adapters/http-api/accounts.endpoints.ts"
import { googleEndpoints } from "#adapters/http-api/google.endpoints.ts"
import { passkeysEndpoints } from "#adapters/http-api/passkeys.endpoints.ts"
import {
  profilesEndpoints,
  shortlistsEndpoints,
  verificationsEndpoints,
} from "#adapters/http-api/profiles.endpoints.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { cardPromises } from "./accounts.card.ts"
import { enteringPromises } from "./accounts.entering.ts"
import { identityPromises } from "./accounts.identity.ts"
import { profilePromises, sessionPromises } from "./accounts.keeping.ts"
import { joiningPromises } from "./accounts.joining.ts"
import { passkeyPromises } from "./accounts.passkeys.ts"
import { recoveringPromises } from "./accounts.recovering.ts"
import { secondFactorPromises } from "./accounts.second-factor.ts"
import { shortlistPromises } from "./accounts.shortlist.ts"
import { verificationPromises } from "./accounts.verifying.ts"
import { contractStock, type OpenWorld, type World } from "./world.ts"

const calls = {
  ...accountsEndpoints,
  ...sessionsEndpoints,
  ...googleEndpoints,
  ...passkeysEndpoints,
  ...profilesEndpoints,
  ...shortlistsEndpoints,
  ...verificationsEndpoints,
}

/** The promises of each call, under its name; a call without promises does not compile. */
const promises: Record<keyof typeof calls, (world: () => World) => void> = {
  ...enteringPromises,
  ...recoveringPromises,
  ...secondFactorPromises,
  ...sessionPromises,
  ...identityPromises,
  ...passkeyPromises,
  ...profilePromises,
  ...cardPromises,
  ...shortlistPromises,
  ...verificationPromises,
}

/** What every account service promises to those who ask it over HTTP. */
export const accountsContract = (keeper: string, openWorld: OpenWorld): void => {
  describe(`accounts kept by ${keeper}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(contractStock)
    })
    afterEach(() => world.close())

    it("are asked by no call that nobody promised anything about", () => {
      expect(Object.keys(promises).toSorted()).toEqual(Object.keys(calls).toSorted())
    })

    describe("stays booked without an account", () => joiningPromises(() => world))

    for (const [name, promised] of Object.entries(promises))
      describe(name, () => promised(() => world))
  })
}
