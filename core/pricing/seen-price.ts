import { Option, Schema } from "effect"
import type { Sen } from "../money/sen.ts"
import { Quote } from "./quote.ts"

const quoteIn = Schema.decodeUnknownOption(Quote)

/** The price that a guest saw, where what was kept of it is one and comes to the total that was seen. */
export const seenPrice = (kept: unknown, total: Sen): Quote | null =>
  Option.getOrNull(Option.filter(quoteIn(kept), (quote) => quote.total === total))
