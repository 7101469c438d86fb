import { nameOfCause } from "./causes.ts"
import { CAUSES, textAt } from "./svg.ts"

const COLUMN = 215
const ROW = 30

const columnsIn = (width: number): number =>
  Math.max(1, Math.min(CAUSES.length, Math.floor(width / COLUMN)))

/** How high a legend becomes in a drawing of this width. */
export const legendHeight = (width: number): number =>
  Math.ceil(CAUSES.length / columnsIn(width)) * ROW + 24

/** Whose colour is whose: of a box the one who has the word, of an arrow the one who moved. */
export const legendAt = (top: number, width: number): ReadonlyArray<string> =>
  CAUSES.flatMap((cause, place) => {
    const x = 20 + (place % columnsIn(width)) * COLUMN
    const y = top + 24 + Math.floor(place / columnsIn(width)) * ROW
    return [
      `<g class="${cause}"><rect x="${x}" y="${y - 9}" width="26" height="18" rx="6" class="state"/></g>`,
      `<path d="M${x + 32} ${y}L${x + 62} ${y}" class="arrow ${cause}" marker-end="url(#${cause})"/>`,
      textAt(x + 70, y + 5, nameOfCause[cause], "begin"),
    ]
  })
