import type { StayResult } from "#core/search/search-answer.ts"
import { Shelf } from "../../parts/Shelf.tsx"
import { StayCard } from "../../parts/StayCard.tsx"
import { HomeSection } from "./HomeSection.tsx"

const CARD_SIZES = "(max-width: 26rem) 74vw, 18rem"

/** A headed row of stays; when there are none, a sentence says so. */
export const StayShelf = ({
  heading,
  lead,
  empty,
  stays,
}: {
  readonly heading: string
  readonly lead: string
  readonly empty: string
  readonly stays: ReadonlyArray<StayResult>
}) =>
  stays.length === 0 ? (
    <HomeSection heading={heading} lead={empty} />
  ) : (
    <HomeSection heading={heading} lead={lead}>
      <Shelf label={heading}>
        {stays.map((stay) => (
          <StayCard key={stay.slug} stay={stay} sizes={CARD_SIZES} />
        ))}
      </Shelf>
    </HomeSection>
  )
