import { areaAround, type MapArea } from "#core/place/map-area.rules.ts"
import { useEffect, useEffectEvent } from "react"

/** Searching in the part of the map that is looked at. */
export type AreaSearch = {
  /** The part that was searched; null where a place was. */
  readonly area: MapArea | null
  /** Every move is searched at once. */
  readonly isEager: boolean
  readonly onEager: (isEager: boolean) => void
  readonly onSearch: (area: MapArea) => void
}

/** A guest who moves on within this time has not arrived yet, in milliseconds. */
const STILL_MOVING = 450

const keyOf = (area: MapArea | null): string =>
  area === null ? "" : [area.south, area.west, area.north, area.east].join()

/** What can be searched once the map was moved: null where that part was searched already. */
export const useSearchHere = (
  moved: MapArea | null,
  search: AreaSearch | undefined,
): (() => void) | null => {
  const around = moved && areaAround(moved)
  const here = search && keyOf(around) !== keyOf(search.area) ? around : null
  const searchNow = () => {
    if (here) search?.onSearch(here)
  }
  const searchThen = useEffectEvent(searchNow)
  const waiting = search?.isEager === true ? keyOf(here) : ""
  useEffect(() => {
    if (waiting === "") return undefined
    const timer = setTimeout(searchThen, STILL_MOVING)
    return () => clearTimeout(timer)
  }, [waiting])
  return here && searchNow
}

/** Tells of a part that somebody else asked for: another search, or the way back. */
export const useOtherArea = (
  moved: MapArea | null,
  area: MapArea | null,
  show: (area: MapArea) => void,
): void => {
  const showOther = useEffectEvent(() => {
    if (area && keyOf(area) !== keyOf(moved && areaAround(moved))) show(area)
  })
  const key = keyOf(area)
  useEffect(() => {
    if (key !== "") showOther()
  }, [key])
}
