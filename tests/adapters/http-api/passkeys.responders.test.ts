import { passkeysResponders } from "#adapters/http-api/passkeys.responders.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aHeardPort } from "./a-heard-port.ts"

type Call = (call: object) => Effect.Effect<unknown>

const payload = { id: "p1", step: "s1" }

it.each([
  ["beginPasskey", ["beginAdding"]],
  ["addPasskey", ["add", payload]],
  ["renamePasskey", ["rename", payload]],
  ["removePasskey", ["remove", "p1"]],
  ["beginPasskeySignIn", ["beginSigningIn", "s1"]],
  ["signInWithPasskey", ["signIn", payload]],
])("a call about passkeys is answered from the port: %s", async (name, asked) => {
  const { port, heard } = aHeardPort<Passkeys>()
  const responders = passkeysResponders(port) as unknown as Readonly<Record<string, Call>>

  expect(await Effect.runPromise(responders[name]!({ payload }))).toBe(
    `answer to ${asked[0] as string}`,
  )
  expect(heard).toEqual([asked])
})
