import { Option, Schema } from "effect"
import { CheckoutRecord, type CheckoutMemory } from "#core/checkout/checkout-record.ts"

const KEY = "checkout"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(CheckoutRecord))

/** Keeps a tab's checkout in the tab itself; it is gone with the tab. */
export const browserCheckoutMemory = (storage: Storage): CheckoutMemory => ({
  recall: () => Option.getOrNull(decode(storage.getItem(KEY))),
  keep: (record) => {
    try {
      storage.setItem(KEY, JSON.stringify(record))
    } catch {
      // Storage is full or forbidden: the server still knows the booking, the address still names it.
    }
  },
  forget: () => storage.removeItem(KEY),
})
