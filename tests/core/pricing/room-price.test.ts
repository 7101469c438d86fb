import { senOf } from "#core/money/amounts.ts"
import { nightPrice, priceOverNights, pricesOfAll, undealtPrice } from "#core/pricing/room-price.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { Deal } from "#core/property/rate.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const nights = [day("2026-12-04"), day("2026-12-05")]
const rates = {
  rateOn: (room: string, date: string) =>
    senOf((room === "studio" ? 10_000 : 50_000) + (date === "2026-12-05" ? 2_000 : 0)),
}

const deal = (percent: number, kind: Deal["kind"]): Deal => ({
  kind,
  percent,
  from: day("2026-12-05"),
  until: day("2026-12-31"),
})

const usual = { difference: { sen: 0 } }
const saver = { difference: { percent: -10 } }

const room = { id: RoomTypeId.make("studio"), deals: [deal(10, "promotion"), deal(20, "member")] }

describe("what one room costs", () => {
  it("is, for a night, the plan's rate less the best deal that the guest may have", () => {
    expect(nightPrice(rates, { room, plan: usual }, nights[0]!, true)).toBe(10_000)
    expect(nightPrice(rates, { room, plan: usual }, nights[1]!, false)).toBe(10_800)
    expect(nightPrice(rates, { room, plan: usual }, nights[1]!, true)).toBe(9_600)
    expect(nightPrice(rates, { room, plan: saver }, nights[1]!, false)).toBe(9_720)
  })

  it("is, for all nights, the sum of each under every plan", () => {
    const visitor = pricesOfAll(rates, room, [usual, saver], { nights, member: false })

    expect(visitor).toEqual([20_800, 18_720])
    expect(pricesOfAll(rates, room, [usual], { nights, member: true })).toEqual([19_600])
    expect(pricesOfAll(rates, room, [], { nights, member: true })).toEqual([])
  })

  it("is dearer without any deal", () => {
    expect(undealtPrice(rates, { room, plan: usual }, nights)).toBe(22_000)
    expect(undealtPrice(rates, { room, plan: saver }, nights)).toBe(19_800)
    expect(undealtPrice(rates, { room, plan: usual }, [])).toBe(0)
  })
})

describe("what one room costs by prices kept side by side", () => {
  const kept = [Float64Array.of(1, 100, Infinity, Number.NaN), Float64Array.of(2, 250, 300, 400)]

  it("is the sum of its own place in each night", () => {
    expect(priceOverNights(kept, 0)).toBe(3)
    expect(priceOverNights(kept, 1)).toBe(350)
  })

  it("is endless where a night cannot be had, or there is none", () => {
    expect(priceOverNights(kept, 2)).toBe(Infinity)
    expect(priceOverNights([], 0)).toBe(Infinity)
  })

  it("is not a number where a night is not known", () => {
    expect(priceOverNights(kept, 3)).toBeNaN()
  })
})
