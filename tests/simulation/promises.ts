/** What guests pressed and were told, to be compared with what is kept. */
export type Promised = {
  /** Codes that a guest read, by booking. */
  readonly codes: Map<string, string>
  /** Totals that a guest saw and agreed to, by booking. */
  readonly totals: Map<string, Set<number>>
  /** Refunds that a guest saw and agreed to, by booking, the first that was answered. */
  readonly refunds: Map<string, number>
  /** Letters that nobody wants any more, by the keys of their jobs. */
  readonly unwanted: Set<string>
  /** Bookings of which a restored database knows less than their guests, or nothing. */
  readonly setBack: Set<string>
}

/** Nothing was promised to anybody. */
export const nothingPromised = (): Promised => ({
  codes: new Map(),
  totals: new Map(),
  refunds: new Map(),
  unwanted: new Set(),
  setBack: new Set(),
})

/** A guest agreed to a total. */
export const agreedTo = ({ totals }: Promised, booking: string, total: number): void =>
  void totals.set(booking, (totals.get(booking) ?? new Set()).add(total))
