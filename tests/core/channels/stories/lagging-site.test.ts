import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aLaggingSite, type Manner } from "#tests/core/channels/a-lagging-site.ts"

const NIGHT = day("2026-12-04")

const aSiteThatSold = async (manner: Manner) => {
  const site = aLaggingSite(manner)
  site.sellThere(0, 1)
  site.publish()
  await site.read()
  const isBlocked = async () => (await site.takenOn(NIGHT)).blocked === 1
  return { ...site, isBlocked }
}

describe.each<Manner>(["telling", "silent"])("the calendar of a %s site", (manner) => {
  it("blocks a night that was sold there at every reading, and is no news", async () => {
    const site = await aSiteThatSold(manner)

    expect(await site.isBlocked()).toBe(true)
    await site.read()
    expect(await site.isBlocked()).toBe(true)
    expect(site.news).toEqual([])
  })

  it("opens no night whose event is gone for the first time after it could not be read", async () => {
    const site = await aSiteThatSold(manner)

    await site.read("nothing")
    site.cancelThere()
    site.publish()
    await site.read()

    expect(await site.isBlocked()).toBe(true)
  })
})
