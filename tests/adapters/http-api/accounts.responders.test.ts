import {
  accountsResponders,
  googleResponders,
  sessionsResponders,
} from "#adapters/http-api/accounts.responders.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { describe, expect, it } from "vitest"
import { aHeardPort, aReadCall, askedOf } from "./a-heard-port.ts"

const { payload } = aReadCall

describe("a call about accounts", () => {
  it.each([
    ["whoAmI", []],
    ["register", [payload]],
    ["signIn", [payload]],
    ["giveCode", ["c"]],
    ["beginSecondFactor", []],
    ["confirmSecondFactor", ["c"]],
    ["signOut", []],
    ["confirm", ["p"]],
    ["changePassword", [payload]],
    ["proveEmail", ["l"]],
    ["myRecords", []],
    ["deleteAccount", []],
  ])("is answered from the port: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<Accounts>()

    expect(await askedOf(accountsResponders(port), name)).toBe(`answer to ${name}`)
    expect(heard).toEqual([[name, ...asked]])
  })

  it.each([
    ["removeSecondFactor", payload],
    ["askForReset", "e@a.test"],
    ["resetPassword", payload],
    ["changeEmail", "e@a.test"],
    ["resendProof", undefined],
  ])("is done by the port, and answered with nothing: %s", async (name, ...asked) => {
    const { port, heard } = aHeardPort<Accounts>()

    expect(await askedOf(accountsResponders(port), name)).toEqual({})
    expect(heard).toEqual([[name, ...asked].filter((one) => one !== undefined)])
  })
})

describe("a call about the sessions of a guest", () => {
  it.each([
    ["listSessions", ["list"]],
    ["endSession", ["end", "1"]],
    ["endAllSessions", ["endAll"]],
  ])("is answered from the port: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<Sessions>()

    expect(await askedOf(sessionsResponders(port), name)).toBe(`answer to ${asked[0]}`)
    expect(heard).toEqual([asked])
  })
})

describe("a call about Google", () => {
  it.each([
    ["startGoogle", ["start", "/"]],
    ["finishGoogle", ["finish", payload]],
    ["linkGoogle", ["link", "p"]],
  ])("is answered from the port: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<OutsideIdentity>()

    expect(await askedOf(googleResponders(port), name)).toBe(`answer to ${String(asked[0])}`)
    expect(heard).toEqual([asked])
  })
})
