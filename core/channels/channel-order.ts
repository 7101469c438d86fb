import type { InventoryChange } from "../inventory/change-log.port.ts"
import type { CalendarRoom, FollowedFeed } from "./channels.port.ts"

/** What an operator ordered of the calendars of a room type. */
export type ChannelOrder =
  | (CalendarRoom & { readonly kind: "published" })
  | (Pick<FollowedFeed, "property" | "roomType" | "source"> & {
      readonly kind: "followed" | "unfollowed"
    })

const wordsOf = (order: ChannelOrder): string => {
  switch (order.kind) {
    case "published":
      return "its calendar has a new address, and no other"
    case "followed":
      return `follows the calendar of ${order.source}`
    case "unfollowed":
      return `no longer follows the calendar of ${order.source}`
    default:
      return order satisfies never
  }
}

/** The order as the log of changes has it: never with an address, which is a secret. */
export const channelChange = (order: ChannelOrder): InventoryChange => ({
  property: order.property,
  parts: [`rooms.${order.roomType}: ${wordsOf(order)}`],
})
