import { noIdentityWindow } from "#adapters/browser/no-identity-window.ts"
import { WindowRefused } from "#core/account/identity-window.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

describe("where no outside service has a window", () => {
  it("asking for one is refused", async () => {
    noIdentityWindow.comesNear()

    expect(await Effect.runPromise(Effect.flip(noIdentityWindow.ask("begun")))).toEqual(
      new WindowRefused(),
    )
  })
})
