import { authenticateCaller } from "#adapters/http-server/authenticate-caller.ts"
import { callerOf } from "#adapters/http-server/caller.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import {
  aKeeper,
  aRegistered,
  EMAIL,
  NETWORK,
} from "#tests/core/account-service/an-account-keeper.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ADDRESS } from "./a-site.ts"

const GUEST = "A".repeat(24)

const callerWith = (secret: string | null) =>
  callerOf(
    new Request(ADDRESS, {
      headers: {
        cookie: `singgah-guest=${GUEST}; singgah-session=${secret ?? ""}`,
        "accept-language": "ms",
      },
    }),
    {
      isSecure: false,
      randomness: seededRandomness(1),
      network: NETWORK,
      publicUrl: null,
    },
  )

const stranger = { session: GUEST, network: NETWORK, language: "bm", member: false }

describe("who calls", () => {
  it("is the account of the session that is proved, and the guest who holds rooms", async () => {
    const keeper = aKeeper()
    const { jar } = await aRegistered(keeper)

    const known = await Effect.runPromise(authenticateCaller(keeper.desk, callerWith(jar.secret)))

    expect(known.visitor).toMatchObject({ ...stranger, member: true })
    expect(known.user?.email).toBe(EMAIL)
  })

  it.each([null, "0".repeat(52)])("is a guest whom nobody knows with %j", async (secret) => {
    const { desk } = aKeeper()

    expect(await Effect.runPromise(authenticateCaller(desk, callerWith(secret)))).toEqual({
      visitor: stranger,
      user: null,
    })
  })

  it("is a guest whom nobody knows while accounts are out of reach", async () => {
    const { desk } = aKeeper()
    const store = { ...desk.store, openSession: () => Effect.fail(new StoreUnreachable()) }

    const known = authenticateCaller({ ...desk, store }, callerWith("0".repeat(52)))

    expect(await Effect.runPromise(known)).toEqual({ visitor: stranger, user: null })
  })
})
