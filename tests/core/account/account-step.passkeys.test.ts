import { PasskeyRefused, TooManyPasskeys } from "#core/account/account.errors.ts"
import { accountStepWith } from "#core/account/account-step.actors.ts"
import type { AccountStepEvent } from "#core/account/account-step.machine.ts"
import type { AccountStep } from "#core/account/account-step.ts"
import { AuthenticatorRefused, type Authenticator } from "#core/account/authenticator.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import { aMadePasskey, aPasskey, aPasskeyCreation } from "#fixtures/builders/a-passkey.ts"
import {
  scriptedAccounts,
  scriptedAuthenticator,
  scriptedPasskeys,
} from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "./course.ts"

type PasskeyScript = Partial<Passkeys> & Partial<Authenticator>

const asked = (step: AccountStep): AccountStepEvent => ({ type: "guest.asked", step })
const added = asked({ kind: "addPasskey" })
const naming = { id: "cGFzc2tleQ", name: "My phone" }

const stepping = (script: PasskeyScript, ...events: ReadonlyArray<AccountStepEvent>) =>
  courseOf(
    accountStepWith({
      accounts: scriptedAccounts(),
      passkeys: scriptedPasskeys(script),
      authenticator: scriptedAuthenticator(script),
    }),
    undefined,
    ...events,
  )

const makesNone = (reason: AuthenticatorRefused["reason"]): PasskeyScript => ({
  make: () => Effect.fail(new AuthenticatorRefused({ reason })),
})

describe("a step with passkeys", () => {
  it("adds what the authenticator made of what it was told", async () => {
    const told: Array<unknown> = []
    const script: PasskeyScript = {
      make: (creation) => {
        told.push(creation)
        return Effect.succeed(aMadePasskey())
      },
      add: (made) => {
        told.push(made)
        return Effect.succeed({ passkeys: [aPasskey()] })
      },
    }

    const { states, context } = await stepping(script, added)

    expect(states).toEqual(["resting", "taking busy", "done"])
    expect(told).toEqual([aPasskeyCreation(), aMadePasskey()])
    expect(context.passkeys).toEqual([aPasskey()])
  })

  it("names and deletes them, and keeps the list while another step is done", async () => {
    const removed: Array<string> = []
    const remove: Passkeys["remove"] = (id) => {
      removed.push(id)
      return Effect.succeed({ passkeys: [] })
    }
    const named = asked({ kind: "renamePasskey", naming })
    const another = asked({ kind: "resendProof" })

    const after = await stepping({}, named, another)
    const gone = await stepping({ remove }, named, asked({ kind: "removePasskey", id: naming.id }))

    expect(after.context.passkeys).toEqual([aPasskey(naming)])
    expect([gone.context.passkeys, removed]).toEqual([[], [naming.id]])
  })

  it.each<[string, PasskeyScript]>([
    ["PasskeyLeft", makesNone("left")],
    ["PasskeyKnown", makesNone("known")],
    ["PasskeyUnsupported", makesNone("unsupported")],
    ["PasskeyNotAccepted", { add: () => Effect.fail(new PasskeyRefused()) }],
    ["PasskeysTooMany", { beginAdding: () => Effect.fail(new TooManyPasskeys()) }],
  ])("tells why none was added: %s", async (code, script) => {
    const { states, context } = await stepping(script, added)

    expect(states.at(-1)).toBe("refused")
    expect(context.issues).toEqual([{ path: "passkey", code }])
  })
})
