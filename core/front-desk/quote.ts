import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { pricedStay } from "../booking/priced-stay.ts"
import type { StayRequest } from "../booking/stay-request.ts"

/** What the stay costs this visitor now. */
export const quoteForVisitor = (needs: FrontDeskNeeds, visitor: Visitor, stay: StayRequest) =>
  needs.catalogue.snapshot().pipe(
    Effect.flatMap((snapshot) => pricedStay(snapshot, stay, visitor, todayAt(needs))),
    Effect.map(({ quote }) => quote),
  )
