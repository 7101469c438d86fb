import {
  httpProfiles,
  httpShortlists,
  httpVerifications,
} from "#adapters/http-client/profiles.http.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aNotingServer } from "./a-noting-server.ts"

const picture = new Uint8Array([7, 8])

it.each([
  ["of a profile", (ask: never) => httpProfiles(ask).setPicture(picture), "/api/account/picture"],
  [
    "of an identity card",
    (ask: never) => httpVerifications(ask).setPicture("front" as never, picture),
    "/api/account/verification/front",
  ],
])("a picture %s is sent as it is, and fails in its own words", async (_, call, path) => {
  const { asked, ask } = aNotingServer(() => new Response("{}", { status: 501 }))

  const failure = await Effect.runPromise(
    Effect.flip(call(ask as never) as Effect.Effect<unknown, { readonly _tag: string }>),
  )

  const { address, init } = asked[0]!
  expect(failure._tag).toBe("AccountsUnreachable")
  expect(address).toBe(`https://api.test${path}`)
  expect(init.method).toBe("PUT")
  expect(init.headers).toMatchObject({ "content-type": "image/jpeg" })
  expect(init.body).toEqual(picture)
})

it("saved stays come back as the account has them once they are joined", async () => {
  const { asked, ask } = aNotingServer(() => Response.json({ marks: [] }))

  expect(await Effect.runPromise(httpShortlists(ask).join([]))).toEqual([])
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ marks: [] })
})
