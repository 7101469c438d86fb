import { types } from "pg"

const INT8 = 20
const DATE = 1082
const asIs = (text: string): string => text

const exactNumber = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is too large to be counted exactly`)
  return number
}

/** Dates stay `2026-08-31` and whole numbers are numbers, exact or refused. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === DATE) return asIs
    if (oid === INT8) return exactNumber
    return format === "binary" ? types.getTypeParser(oid, "binary") : types.getTypeParser(oid)
  },
} as typeof types
