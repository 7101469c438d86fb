import { inquiryService } from "#core/contact/inquiry-service.ts"
import { ContainerModule } from "inversify"
import { tokens } from "./tokens.ts"

/** Who takes inquiries. */
export const contactBindings = new ContainerModule(({ bind }) => {
  bind(tokens.inquiriesFor).toDynamicValue((context) =>
    inquiryService({
      store: context.get(tokens.inquiryStore),
      rateLimiter: context.get(tokens.rateLimiter),
      clock: context.get(tokens.clock),
      randomness: context.get(tokens.randomness),
    }),
  )
})
