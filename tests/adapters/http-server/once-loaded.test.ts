import { onceLoaded } from "#adapters/http-server/once-loaded.ts"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { rememberedCatalogue } from "#core/inventory/remembered-catalogue.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const catalogueOf = (snapshot: Effect.Effect<CatalogueSnapshot, StoreUnreachable>) =>
  rememberedCatalogue(
    { snapshot: () => snapshot, mostBooked: () => Effect.succeed([]) },
    movableClock(),
  )

const asked = (loaded: ReturnType<typeof onceLoaded>) =>
  Effect.runPromise(Effect.match(loaded, { onSuccess: () => "loaded", onFailure: (e) => e._tag }))

it("fails until the catalogue is read, which it begins, and then not", async () => {
  const reading = Promise.withResolvers<void>()
  const catalogue = catalogueOf(
    Effect.as(
      Effect.promise(() => reading.promise),
      snapshotOf([]),
    ),
  )
  const loaded = onceLoaded(catalogue)

  expect(await asked(loaded)).toBe("BookingsUnreachable")
  reading.resolve()
  await expect.poll(() => catalogue.isLoaded()).toBe(true)
  expect(await asked(loaded)).toBe("loaded")
})

it("fails while the catalogue does not answer, whatever goes wrong there", async () => {
  for (const failing of [Effect.fail(new StoreUnreachable()), Effect.die("broken")]) {
    const loaded = onceLoaded(catalogueOf(failing))

    expect([await asked(loaded), await asked(loaded)]).toEqual([
      "BookingsUnreachable",
      "BookingsUnreachable",
    ])
  }
})
