import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { Visitor } from "#core/people/visitor.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Effect } from "effect"

/** The same towns and houses for everybody who tries the sandbox. */
const DEMO = { properties: 400, seed: 2026 } as const

/** What the demonstration is put into, and who sells its stays to its first guests. */
export type DemoNeeds = {
  readonly inventory: InventoryKeeper
  /** Where stays are sold without a letter: nobody reads what invented guests are sent. */
  readonly bookingsFor: (visitor: Visitor) => Bookings
  readonly propertiesFor: (visitor: Visitor) => Properties
  readonly now: number
  readonly tell: (line: string) => void
}

/** Fills an empty inventory with invented stays and their first bookings, so that there is something to look for. */
export const fillWithDemo = async (needs: DemoNeeds): Promise<void> => {
  const { inventory, tell } = needs
  if ((await Effect.runPromise(inventory.count())) > 0) return
  tell(`Filling the empty inventory with ${DEMO.properties} invented properties ...`)
  const { demoInventory } = await import("#fixtures/inventory/demo-inventory.ts")
  const { demoBookings } = await import("#fixtures/inventory/demo-bookings.ts")
  const today = malaysianDateAt(needs.now)
  await Effect.runPromise(inventory.put([...demoInventory({ ...DEMO, today })]))
  await Effect.runPromise(demoBookings({ ...needs, today, seed: DEMO.seed }))
}
