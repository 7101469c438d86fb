import { propertiesEndpoints } from "#adapters/http-api/properties.endpoints.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { lookingPromises } from "./properties.looking.ts"
import { searchingPromises } from "./properties.searching.ts"
import { withdrawnPromises } from "./properties.withdrawn.ts"
import { contractStock, type OpenWorld, type World } from "./world.ts"

/** The promises of each call of the port, under its name; a call without promises does not compile. */
const promises: Record<keyof typeof propertiesEndpoints, (world: () => World) => void> = {
  ...searchingPromises,
  ...lookingPromises,
}

/** What every property service promises to those who ask it over HTTP. */
export const propertiesContract = (keeper: string, openWorld: OpenWorld): void => {
  describe(`properties kept by ${keeper}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(contractStock)
    })
    afterEach(() => world.close())

    it("are asked by no call that nobody promised anything about", () => {
      expect(Object.keys(promises).toSorted()).toEqual(Object.keys(propertiesEndpoints).toSorted())
    })

    for (const [name, promised] of Object.entries(promises))
      describe(name, () => promised(() => world))

    withdrawnPromises(openWorld)
  })
}
