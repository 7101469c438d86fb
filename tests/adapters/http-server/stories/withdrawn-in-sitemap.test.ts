import { Slug } from "#core/property/property.ts"
import { serverInMemory } from "#tests/contracts/keepers.ts"
import { contractStock } from "#tests/contracts/world.ts"
import { describe, expect, it } from "vitest"

const HOST = "https://stay.example"

describe("the map of a site", () => {
  it("has every property that is sold, and none that is withdrawn", async () => {
    const world = await serverInMemory(contractStock)
    const told = async () => (await world.answer(new Request(`${HOST}/sitemap.xml`))).text()
    const entryOf = (slug: string) => `<loc>${HOST}/properties/${slug}</loc>`
    for (const { property } of contractStock) expect(await told()).toContain(entryOf(property.slug))

    await world.withdraw(Slug.make("rumah-tanjung"))

    const map = await told()
    expect(map).not.toContain("rumah-tanjung")
    for (const slug of ["the-springwater", "the-long-house"]) expect(map).toContain(entryOf(slug))
  })
})
