import { argon2Hashing } from "#adapters/accounts/password-hashing.argon2.ts"
import { isCommonPassword } from "#adapters/accounts/frequent-passwords.ts"
import common from "#adapters/accounts/frequent-passwords.json" with { type: "json" }
import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"

const told = <A, E>(work: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(work)

describe("Argon2id", () => {
  it("knows a password by its hash, and no other", async () => {
    const { hash, matches } = argon2Hashing()

    const kept = await told(hash("kopi-o kosong", "n"))

    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await told(matches("kopi-o kosong", kept, "n"))).toBe(true)
    expect(await told(matches("kopi-o kosong ", kept, "n"))).toBe(false)
  })

  it("never hashes the same twice", async () => {
    const { hash } = argon2Hashing()

    expect(await told(hash("kopi-o kosong", "n"))).not.toBe(await told(hash("kopi-o kosong", "n")))
  })

  it("finds nobody's password right", async () => {
    expect(await told(argon2Hashing().matches("kopi-o kosong", null, "n"))).toBe(false)
  })
})

describe("passwords that come at once", () => {
  const crowd = (many: number) => {
    const { matches } = argon2Hashing()
    const ended: Array<string> = []
    const asks = (network: string) =>
      Effect.tap(Effect.exit(matches("kopi-o kosong", null, network)), () =>
        Effect.sync(() => void ended.push(network)),
      )
    const from = Array.from({ length: many }, () => asks("crowded"))
    return { ended, outcome: Effect.all([...from, asks("quiet")], { concurrency: "unbounded" }) }
  }

  it("take turns by network: who comes from a quiet one is done soon", async () => {
    const { ended, outcome } = crowd(20)

    const exits = await told(outcome)

    expect(exits.every(Exit.isSuccess)).toBe(true)
    // It starts third or fourth. Two run at once, so it ends a little later; last without turns.
    expect(ended.indexOf("quiet")).toBeLessThan(12)
  })

  it("are twenty of one network at most; the rest is told when to come back", async () => {
    const exits = await told(crowd(23).outcome)

    const sentAway = exits.slice(0, -1).filter(Exit.isFailure)
    expect(sentAway.map((exit) => Exit.findErrorOption(exit))).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ value: expect.objectContaining({ retryAfterSeconds: 2 }) }),
      ),
    )
    expect(exits.at(-1)).toEqual(Exit.succeed(false))
  })

  it("wait forty at a time, whoever asks", async () => {
    const { matches } = argon2Hashing()
    const all = Array.from({ length: 44 }, (_, at) =>
      Effect.exit(matches("kopi-o kosong", null, `network-${at}`)),
    )

    const exits = await told(Effect.all(all, { concurrency: "unbounded" }))

    expect(exits.filter(Exit.isFailure)).toHaveLength(2)
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
