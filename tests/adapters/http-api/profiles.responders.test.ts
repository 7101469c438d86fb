import {
  profilesResponders,
  shortlistsResponders,
  verificationsResponders,
} from "#adapters/http-api/profiles.responders.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aHeardPort } from "./a-heard-port.ts"

type Call = (call: object) => Effect.Effect<unknown>

const call = {
  params: { part: "selfie" },
  payload: { marks: ["m"] },
  file: new Uint8Array([1, 2]),
}

const respondersOver = (port: never) =>
  ({
    ...profilesResponders(port),
    ...shortlistsResponders(port),
    ...verificationsResponders(port),
  }) as unknown as Readonly<Record<string, Call>>

it.each([
  ["readProfile", ["read"]],
  ["saveProfile", ["save", call.payload]],
  ["savePreferences", ["savePreferences", call.payload]],
  ["setPicture", ["setPicture", call.file]],
  ["removePicture", ["removePicture"]],
  ["removeCard", ["removeCard"]],
  ["readVerification", ["read"]],
  ["setVerificationPicture", ["setPicture", "selfie", call.file]],
  ["submitVerification", ["submit", call.payload]],
])("a call about the guest is answered from the port: %s", async (name, asked) => {
  const { port, heard } = aHeardPort()

  expect(await Effect.runPromise(respondersOver(port as never)[name]!(call))).toBe(
    `answer to ${asked[0] as string}`,
  )
  expect(heard).toEqual([asked])
})

it("the stays that are saved are joined, and answered as what they are", async () => {
  const { port, heard } = aHeardPort()

  expect(await Effect.runPromise(respondersOver(port as never)["joinShortlist"]!(call))).toEqual({
    marks: "answer to join",
  })
  expect(heard).toEqual([["join", ["m"]]])
})
