import { passkeyPromises } from "#tests/contracts/accounts.passkeys.ts"
import { ORIGIN } from "#tests/contracts/accounts.steps.ts"
import type { Guest, World } from "#tests/contracts/world.ts"
import { beforeEach, describe } from "vitest"
import { aKeeper } from "./an-account-keeper.ts"

/** The service itself, with no HTTP between it and the browsers of the contract. */
const worldOf = (keeper: ReturnType<typeof aKeeper>): World => {
  const world: Partial<World> = {
    guest: () => {
      const guest = keeper.guest()
      Object.assign(guest.caller.browser, { origin: ORIGIN, userAgent: "" })
      return guest as unknown as Guest
    },
    outside: keeper.identity,
    forward: keeper.clock.forward,
    now: keeper.clock.now,
    letters: keeper.letters,
  }
  return world as World
}

describe("what the service of accounts promises about passkeys", () => {
  let world: World
  beforeEach(() => {
    world = worldOf(aKeeper())
  })

  for (const [call, promised] of Object.entries(passkeyPromises))
    describe(call, () => promised(() => world))
})
