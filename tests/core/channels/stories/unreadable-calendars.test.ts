import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aLaggingSite, type Manner } from "../a-lagging-site.ts"

const NIGHT = day("2026-12-04")

const aSiteThatSold = async (manner: Manner) => {
  const site = aLaggingSite(manner)
  site.sellThere(0, 1)
  site.publish()
  await site.read()
  const isBlocked = async () => (await site.takenOn(NIGHT)).blocked === 1
  return { ...site, isBlocked }
}

describe.each<Manner>(["telling", "silent"])("a night that a %s site sold", (manner) => {
  it.each(["errorPage", "nothing"] as const)(
    "stays blocked after %s, and where the calendar has not changed since",
    async (trouble) => {
      const site = await aSiteThatSold(manner)

      await site.read(trouble)
      expect(await site.isBlocked()).toBe(true)
      await site.read("same")
      expect(await site.isBlocked()).toBe(true)
    },
  )
})
