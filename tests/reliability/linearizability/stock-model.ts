/** Rooms by `kind night`. */
export type Counts = Readonly<Record<string, number>>

/** What is taken by guests, and what is blocked. */
export type Stock = { readonly taken: Counts; readonly blocked: Counts }

/** Nothing is taken, nothing blocked. */
export const emptyStock: Stock = { taken: {}, blocked: {} }

const at = (counts: Counts, key: string): number => counts[key] ?? 0

/** Keys in one order and none of zero, so that equal stocks read the same. */
const tidy = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count !== 0)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

const moved = (taken: Counts, rooms: Counts, sign: 1 | -1): Counts =>
  tidy({
    ...taken,
    ...Object.fromEntries(
      Object.entries(rooms).map(([key, count]) => [key, at(taken, key) + sign * count]),
    ),
  })

/** A counter for each kind and night: what a store of rooms has to be equal to. */
export const stockModel = (units: Counts) => {
  const isFree = ({ taken, blocked }: Stock, rooms: Counts): boolean =>
    Object.entries(rooms).every(
      ([key, count]) => at(taken, key) + at(blocked, key) + count <= at(units, key),
    )
  return {
    /** Rooms of several kinds and nights, all or none. */
    taken:
      (rooms: Counts) =>
      (stock: Stock): Stock | null =>
        isFree(stock, rooms) ? { ...stock, taken: moved(stock.taken, rooms, 1) } : null,
    soldOut:
      (rooms: Counts) =>
      (stock: Stock): Stock | null =>
        isFree(stock, rooms) ? null : stock,
    given:
      (rooms: Counts) =>
      (stock: Stock): Stock => ({
        ...stock,
        taken: moved(stock.taken, rooms, -1),
      }),
    /** One source puts its blocks of a night anew: as many as are free, and says how many. */
    blocked:
      (key: string, wanted: number, got: number) =>
      (stock: Stock): Stock | null => {
        const most = Math.max(0, Math.min(wanted, at(units, key) - at(stock.taken, key)))
        return got === most ? { ...stock, blocked: tidy({ ...stock.blocked, [key]: got }) } : null
      },
  }
}
