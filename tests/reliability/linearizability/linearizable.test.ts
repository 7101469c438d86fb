import { aPostgresDatabase } from "#tests/support/database.ts"
import { describe, expect, it } from "vitest"
import { isLinearizable, type Call } from "./linearizable.ts"
import { FORGETFUL, linearized } from "./linearized.ts"
import { emptyStock, stockModel, type Stock } from "./stock-model.ts"

const model = stockModel({ room: 1, suite: 1 })

const call = (begun: number, answered: number, apply: Call<Stock>["apply"]): Call<Stock> => ({
  what: "",
  begun,
  answered,
  apply,
})
const room = { room: 1 }
const house = { room: 1, suite: 1 }
const explained = (...calls: ReadonlyArray<Call<Stock>>): boolean =>
  isLinearizable(emptyStock, calls)

describe("an order of calls", () => {
  it("is found where calls overlap", () => {
    expect(explained(call(0, 9, model.soldOut(room)), call(1, 2, model.taken(room)))).toBe(true)
    expect(explained(call(0, 9, model.taken(house)), call(1, 8, model.soldOut(room)))).toBe(true)
  })

  it("does not let an earlier answer follow a later call", () => {
    expect(explained(call(0, 1, model.soldOut(room)), call(2, 3, model.taken(room)))).toBe(false)
    expect(explained(call(0, 1, model.taken(room)), call(2, 3, model.taken(house)))).toBe(false)
  })

  it("sells nothing twice, and sells again what was given back", () => {
    const twice = [call(0, 9, model.taken(room)), call(0, 9, model.taken(room))]

    expect(explained(...twice)).toBe(false)
    expect(explained(...twice, call(3, 4, model.given(room)))).toBe(true)
  })

  it("keeps what is blocked from being sold", () => {
    const blocked = call(0, 1, model.blocked("room", 1, 1))

    expect(explained(blocked, call(2, 3, model.taken(room)))).toBe(false)
    expect(explained(blocked, call(2, 3, model.soldOut(house)))).toBe(true)
    expect(explained(call(0, 1, model.taken(room)), call(2, 3, model.blocked("room", 1, 1)))).toBe(
      false,
    )
    expect(
      explained(blocked, call(2, 3, model.blocked("room", 0, 0)), call(4, 5, model.taken(room))),
    ).toBe(true)
  })

  it("may hold a call that was never answered, or not", () => {
    const unanswered = call(0, Infinity, model.taken(room))

    expect(explained(unanswered, call(1, 2, model.soldOut(room)))).toBe(true)
    expect(explained(unanswered, call(1, 2, model.taken(room)))).toBe(true)
  })
})

const plan = { until: Infinity, servers: 1, guests: 3, seed: 1, say: () => undefined }

describe("histories of guests and an operator over HTTP", () => {
  it("are explained by a counter for each night", async () => {
    const url = await aPostgresDatabase()

    const report = await linearized(url, { ...plan, histories: 12, isFirstEnough: false })

    expect(report.broken).toEqual([])
    expect(report.answered).toBeGreaterThan(6)
    expect(report.calls).toBeGreaterThan(12)
  })

  it("are not where the database forgets some of what is taken", async () => {
    const url = await aPostgresDatabase()

    const report = await linearized(url, {
      ...plan,
      histories: 100,
      isFirstEnough: true,
      planted: FORGETFUL,
    })

    expect(report).toMatchObject({ broken: [expect.any(String)] })
  })
})
