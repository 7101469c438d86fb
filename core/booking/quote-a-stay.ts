import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { todayAt, type Desk } from "./desk.ts"
import { pricedStay } from "./priced-stay.ts"
import type { StayRequest } from "./stay-request.ts"

/** What the stay costs this visitor now. */
export const quoteAStay = (desk: Desk, visitor: Visitor, stay: StayRequest) =>
  desk.catalogue.snapshot().pipe(
    Effect.flatMap((snapshot) => pricedStay(snapshot, stay, visitor, todayAt(desk))),
    Effect.map(({ quote }) => quote),
  )
