import { bookingsEndpoints } from "#adapters/http-api/bookings.endpoints.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { findingPromises } from "./bookings.finding.ts"
import { holdingPromises } from "./bookings.holding.ts"
import { payingPromises } from "./bookings.paying.ts"
import { provingPromises } from "./bookings.proving.ts"
import { contractStock, type OpenWorld, type World } from "./world.ts"

/** The promises of each call of the port, under its name; a call without promises does not compile. */
const promises: Record<keyof typeof bookingsEndpoints, (world: () => World) => void> = {
  ...holdingPromises,
  ...findingPromises,
  ...payingPromises,
  ...provingPromises,
}

/** What every booking service promises to those who ask it over HTTP. */
export const bookingsContract = (keeper: string, openWorld: OpenWorld): void => {
  describe(`bookings kept by ${keeper}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(contractStock)
    })
    afterEach(() => world.close())

    it("are asked by no call that nobody promised anything about", () => {
      expect(Object.keys(promises).toSorted()).toEqual(Object.keys(bookingsEndpoints).toSorted())
    })

    for (const [name, promised] of Object.entries(promises))
      describe(name, () => promised(() => world))
  })
}
