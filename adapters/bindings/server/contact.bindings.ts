import { inquiryService } from "#core/contact/inquiry-service.ts"
import { ContainerModule } from "inversify"
import { systemDigest } from "../../system/world.system.ts"
import { tokens } from "./tokens.ts"

/** Who takes inquiries, what guests and properties write to each other, and what guests say. */
export const contactBindings = new ContainerModule(({ bind }) => {
  bind(tokens.messages).toDynamicValue((context) => ({
    messages: context.get(tokens.messageStore),
    bookings: context.get(tokens.bookingStore),
    contacts: context.get(tokens.contactDirectory),
    rateLimiter: context.get(tokens.rateLimiter),
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    digest: systemDigest,
  }))
  bind(tokens.reviews).toDynamicValue((context) => ({
    reviews: context.get(tokens.reviewStore),
    bookings: context.get(tokens.bookingStore),
    catalogue: context.get(tokens.rememberedCatalogue),
    rateLimiter: context.get(tokens.rateLimiter),
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    digest: systemDigest,
  }))
  bind(tokens.inquiriesFor).toDynamicValue((context) =>
    inquiryService({
      store: context.get(tokens.inquiryStore),
      rateLimiter: context.get(tokens.rateLimiter),
      clock: context.get(tokens.clock),
      randomness: context.get(tokens.randomness),
    }),
  )
})
