import { Effect, Schema } from "effect"
import { noMoney } from "../money/amounts.ts"
import { Sen } from "../money/sen.ts"
import type { ChargeLine } from "./charge-lines.ts"

/** What children, cots and extra beds cost; prices kept before there was such a line have none. */
const ForChildren = Sen.pipe(Schema.withDecodingDefaultKey(Effect.succeed(noMoney)))

/** What each line of a price comes to. */
export const Charges = Schema.Struct({
  subtotal: Sen,
  children: ForChildren,
  bookingFee: Sen,
  sst: Sen,
  occupancyTax: Sen,
  deposit: Sen,
  total: Sen,
} satisfies Readonly<Record<ChargeLine, Schema.Top>>)
export interface Charges extends Schema.Schema.Type<typeof Charges> {}
