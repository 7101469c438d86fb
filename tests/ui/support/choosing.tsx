import type { StayAsked } from "#core/search-request/stay-asked.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { useRoomChoice, type RoomSelection } from "#ui/screens/property/use-room-choice.ts"
import type { ReactNode } from "react"

/** Two adults for two nights in December. */
export const ASKED: StayAsked = { where: null, dates: stayDates(), party: aParty() }

/** The same guests before they have chosen dates. */
export const ASKED_WITHOUT_DATES: StayAsked = { ...ASKED, dates: null }

/** Draws a part of a property's page with the rooms that are chosen there. */
export const Choosing = ({
  page,
  asked = ASKED,
  children,
}: {
  readonly page: PropertyPage
  readonly asked?: StayAsked
  readonly children: (choice: RoomSelection) => ReactNode
}) => children(useRoomChoice(page, asked))
