import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { catalogueContract } from "./catalogue.contract.ts"

catalogueContract(async (stock) => {
  const shelves = shelvesWith(stock)
  const reviews = inMemoryReviewStore()
  return {
    catalogue: inMemoryCatalogue(shelves, reviews.scores),
    desk: inMemoryBookingStore(shelves),
    reviews,
  }
})
