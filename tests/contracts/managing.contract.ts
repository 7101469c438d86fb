import { managingEndpoints } from "#adapters/http-api/managing.endpoints.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { changingPromises } from "./managing.changing.ts"
import { lookingPromises } from "./managing.looking.ts"
import { contractStock, type OpenWorld, type World } from "./world.ts"

/** The promises of each call of the port, under its name; a call without promises does not compile. */
const promises: Record<keyof typeof managingEndpoints, (world: () => World) => void> = {
  ...lookingPromises,
  ...changingPromises,
}

/** What every booking service promises to those who manage one over HTTP. */
export const managingContract = (keeper: string, openWorld: OpenWorld): void => {
  describe(`made bookings kept by ${keeper}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(contractStock)
    })
    afterEach(() => world.close())

    it("are asked by no call that nobody promised anything about", () => {
      expect(Object.keys(promises).toSorted()).toEqual(Object.keys(managingEndpoints).toSorted())
    })

    for (const [name, promised] of Object.entries(promises))
      describe(name, () => promised(() => world))
  })
}
