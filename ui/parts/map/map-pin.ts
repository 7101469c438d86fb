import type { Point } from "#core/place/place.ts"
import type { AreaSearch } from "./use-search-here.ts"
import type { CSSProperties, ReactNode } from "react"

/** A stay on the map. */
export type MapPin = {
  readonly key: string
  readonly point: Point
  /** What is written on it: a price, or a name. */
  readonly text: string
  /** What a screen reader says of it. */
  readonly label: string
}

/** What every map is given, whatever it draws with. */
export type StayMapProps = {
  readonly label: string
  readonly pins: ReadonlyArray<MapPin>
  /** The shape of the map; where it fills its place on the page, of the drawn one alone. */
  readonly widthByHeight: number
  readonly fills?: boolean
  /** Names of towns that the drawn map writes at their points. */
  readonly towns?: ReadonlyArray<{ readonly name: string; readonly point: Point }>
  /** What is shown of a stay once its pin is pressed; without it pins are marks. */
  readonly preview?: (key: string) => ReactNode
  /** The stay that the guest points at, here or in the list. */
  readonly marked?: string | null
  readonly onMark?: (key: string | null) => void
  /** Lets guests search where they look. */
  readonly search?: AreaSearch | undefined
}

/** The size of a map in its place. */
export const shapeOf = ({ fills = false, widthByHeight }: StayMapProps): CSSProperties =>
  fills ? { height: "100%" } : { aspectRatio: widthByHeight }
