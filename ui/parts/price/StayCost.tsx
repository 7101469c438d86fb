import { Phrase } from "../Phrase.tsx"
import { Price } from "./Price.tsx"

/** What the nights of a stay cost, and how much of it is taxes and fees; no deposit is in it. */
export const StayCost = ({
  cost,
  taxesAndFees,
  nights,
}: {
  readonly cost: number
  readonly taxesAndFees: number
  readonly nights: number
}) => (
  <Phrase
    say="price.costForNights"
    count={nights}
    gaps={{
      price: (
        <b>
          <Price sen={cost} />
        </b>
      ),
      taxes: <Price sen={taxesAndFees} />,
    }}
  />
)
