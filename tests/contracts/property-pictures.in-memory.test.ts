import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { inMemoryPropertyPictures } from "#fixtures/doubles/property-pictures.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { propertyPicturesContract } from "./property-pictures.contract.ts"

propertyPicturesContract("memory", async () => {
  const shelves = shelvesWith([])
  return {
    pictures: inMemoryPropertyPictures(shelves),
    inventory: inMemoryInventoryKeeper(shelves, movableClock()),
    catalogue: inMemoryCatalogue(shelves),
  }
})
