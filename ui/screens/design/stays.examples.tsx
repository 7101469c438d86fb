import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import type { Party } from "#core/stay/party.ts"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import { SaveHeart } from "../../parts/SaveHeart.tsx"
import { ChildAgeFields } from "../../parts/search-bar/ChildAgeFields.tsx"
import { Shelf } from "../../parts/Shelf.tsx"
import { RangeCalendar } from "../../parts/search-bar/RangeCalendar.tsx"
import { SearchBar } from "../../parts/search-bar/SearchBar.tsx"
import { StayCard } from "../../parts/StayCard.tsx"
import { RowTile, Tile } from "../../parts/Tile.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./design.module.css"
import type { Example } from "./example.ts"

const route = getRouteApi("/design")
const SIZES = "20rem"

/** Stays of the site itself, so that cards look as guests see them. */
const useStays = (): ReadonlyArray<StayResult> => route.useLoaderData().stays

const cardAt = (place: number, compact = false) =>
  function Card() {
    const stay = useStays()[place]
    return stay && <StayCard stay={stay} sizes={SIZES} compact={compact} />
  }

const tileOf = (Drawn: typeof Tile) =>
  function OneTile() {
    const { local } = useTranslation()
    const [stay] = useStays()
    const picture = stay?.pictures[0]
    return (
      stay &&
      picture && (
        <div>
          <Drawn name={local(stay.destination)} stays={42} picture={picture} query={{}} />
        </div>
      )
    )
  }

const Pictured = ({ ratio }: { readonly ratio: "1 / 1" | "3 / 2" }) => {
  const picture = useStays()[0]?.pictures[0]
  return picture && <ResponsivePicture picture={picture} sizes={SIZES} ratio={ratio} />
}

const Saved = ({ onPicture = false }: { readonly onPicture?: boolean }) => {
  const { local } = useTranslation()
  const [stay] = useStays()
  return stay && <SaveHeart slug={stay.slug} name={local(stay.name)} onPicture={onPicture} />
}

const SavedOnPicture = () => (
  <div style={{ position: "relative" }}>
    <Pictured ratio="3 / 2" />
    <Saved onPicture />
  </div>
)

const Ages = () => {
  const [party, setParty] = useState<Party>({ adults: 2, children: 2, rooms: 1, ages: [4, null] })
  return <ChildAgeFields party={party} onChange={setParty} />
}

const Cards = () => {
  const { t } = useTranslation()
  return (
    <Shelf label={t("property.similar")}>
      {useStays().map((stay) => (
        <StayCard key={stay.slug} stay={stay} sizes={SIZES} />
      ))}
    </Shelf>
  )
}

const Calendar = ({ priced = false }: { readonly priced?: boolean }) => {
  const { today } = route.useLoaderData()
  const [range, setRange] = useState<readonly [CalendarDate | null, CalendarDate | null]>([
    null,
    null,
  ])
  return (
    <div className={styles["scrolled"]}>
      <RangeCalendar
        checkIn={range[0]}
        checkOut={range[1]}
        today={today}
        {...(priced && { priceOf: (day: CalendarDate) => `${80 + Number(day.slice(8))}` })}
        onChange={(checkIn, checkOut) => setRange([checkIn, checkOut])}
      />
    </div>
  )
}

/** Stays, and what guests look for them with. */
export const stayExamples: ReadonlyArray<Example> = [
  { part: "StayCard", state: "without dates", Draw: cardAt(0) },
  { part: "StayCard", state: "another", Draw: cardAt(1) },
  { part: "StayCard", state: "compact, for a phone", Draw: cardAt(2, true) },
  { part: "Tile", state: "a place", Draw: tileOf(Tile) },
  { part: "RowTile", state: "a place", Draw: tileOf(RowTile) },
  { part: "ResponsivePicture", state: "3 / 2", Draw: () => <Pictured ratio="3 / 2" /> },
  { part: "ResponsivePicture", state: "square", Draw: () => <Pictured ratio="1 / 1" /> },
  { part: "SaveHeart", state: "beside words", Draw: () => <Saved /> },
  { part: "SaveHeart", state: "on a picture", Draw: SavedOnPicture },
  { part: "Shelf", state: "more than fit", wide: true, Draw: Cards },
  { part: "SearchBar", state: "empty", wide: true, Draw: () => <SearchBar /> },
  { part: "ChildAgeFields", state: "one age known", Draw: Ages },
  { part: "RangeCalendar", state: "nothing chosen", wide: true, Draw: () => <Calendar /> },
  { part: "RangeCalendar", state: "with prices", wide: true, Draw: () => <Calendar priced /> },
]
