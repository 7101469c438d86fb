import { visitorOn, unknownVisitor } from "#core/account-service/current-visitor.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, EMAIL, keptOf } from "./an-account-keeper.ts"

describe("who asks", () => {
  const stranger = { session: "session-1", network: "10.0.0.1", language: "bm" } as const

  it("is known by the session that the browser proves", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const account = (await keptOf(keeper))?.id

    const known = await resultOf(visitorOn(keeper.desk, stranger, guest.jar))

    expect(known.visitor).toEqual({ ...stranger, member: true, account, proved: false })
    expect(known.user?.email).toBe(EMAIL)
  })

  it("is a stranger without one, and while nobody can be known", async () => {
    const known = await resultOf(visitorOn(aKeeper().desk, stranger, { secret: "guessed" }))

    expect(known).toEqual({ visitor: { ...stranger, member: false }, user: null })
    expect(unknownVisitor(stranger)).toEqual(known)
  })
})
