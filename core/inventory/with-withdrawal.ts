import type { Property } from "../property/property.ts"
import type { Withdrawal } from "./withdrawals.port.ts"

const marked = <Sold extends { readonly withdrawn?: boolean }>(
  { withdrawn: _, ...sold }: Sold,
  isWithdrawn: boolean,
) => (isWithdrawn ? { ...sold, withdrawn: true } : sold)

/** The property as it is sold after that; null where it has no such room type. */
export const withWithdrawal = (
  property: Property,
  { roomType, isWithdrawn }: Omit<Withdrawal, "property">,
): Property | null => {
  if (roomType === null) return marked(property, isWithdrawn)
  if (!property.rooms.some(({ id }) => id === roomType)) return null
  const rooms = property.rooms.map((room) =>
    room.id === roomType ? marked(room, isWithdrawn) : room,
  )
  return { ...property, rooms }
}
