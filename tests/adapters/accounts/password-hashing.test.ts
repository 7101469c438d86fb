import { argon2Hashing } from "#adapters/accounts/password-hashing.argon2.ts"
import { isCommonPassword } from "#adapters/accounts/worn-passwords.ts"
import common from "#adapters/accounts/worn-passwords.json" with { type: "json" }
import { waitingRoom } from "#adapters/accounts/waiting-room.ts"
import { Deferred, Effect, Fiber } from "effect"
import { describe, expect, it } from "vitest"

const told = <A, E>(work: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(work)

describe("Argon2id", () => {
  it("knows a password by its hash, and no other", async () => {
    const { hash, matches } = argon2Hashing()

    const kept = await told(hash("kopi-o kosong"))

    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await told(matches("kopi-o kosong", kept))).toBe(true)
    expect(await told(matches("kopi-o kosong ", kept))).toBe(false)
  })

  it("never hashes the same twice", async () => {
    const { hash } = argon2Hashing()

    expect(await told(hash("kopi-o kosong"))).not.toBe(await told(hash("kopi-o kosong")))
  })

  it("finds nobody's password right", async () => {
    expect(await told(argon2Hashing().matches("kopi-o kosong", null))).toBe(false)
  })
})

describe("the waiting room", () => {
  it("sends away who comes when it is full, and lets in who comes later", async () => {
    const enter = waitingRoom({ atOnce: 1, seats: 1, retryAfterSeconds: 2 })

    const outcome = await told(
      Effect.gen(function* () {
        const door = yield* Deferred.make<void>()
        const first = yield* Effect.forkChild(enter(Deferred.await(door)))
        const second = yield* Effect.forkChild(enter(Effect.succeed("second")))
        yield* Effect.yieldNow
        const third = yield* Effect.flip(enter(Effect.void))
        yield* Deferred.succeed(door, undefined)
        yield* Fiber.join(first)
        return { third, second: yield* Fiber.join(second), after: yield* enter(Effect.succeed(4)) }
      }),
    )

    expect(outcome).toMatchObject({
      third: { _tag: "TooBusy", retryAfterSeconds: 2 },
      second: "second",
      after: 4,
    })
  })
})

describe("common passwords", () => {
  it("are at least three thousand", () => {
    expect(new Set(common.split("\n")).size).toBeGreaterThanOrEqual(3000)
  })

  it.each(["1234567890", "qwertyuiop", "password123", "iloveyou123", "1111111111"])(
    "include %s",
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  it("do not include what few would try", () => {
    expect(isCommonPassword("kopi-o kosong")).toBe(false)
  })
})
