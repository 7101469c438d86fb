import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants"
import type { Kept } from "../booking/kept-without-payment.ts"
import type { GuestTrust } from "../booking/guest-trust.ts"

/** How much may be kept without payment; shares are per cent of a property's rooms on each night. */
export type HoldLimits = {
  /**
   * Room-nights that the guests of one network keep together, over all properties. So many it may
   * also hold in a day without booking them, before it pauses.
   */
  readonly networkRoomNights: number
  /** Rooms of one property that the guests of one network keep together. */
  readonly networkShare: number
  /** Rooms of one property that all strangers keep together. */
  readonly strangersShare: number
  /** Rooms of one property that strangers and guests with a proved address keep together. */
  readonly provedShare: number
  /** Unpaid stays that one browser, network or address books before it has to prove an address. */
  readonly unprovedStays: number
}

/** The product's own figures; what they hold back is simulated in decision 35. */
export const usualHoldLimits: HoldLimits = {
  networkRoomNights: 90,
  networkShare: 25,
  strangersShare: 50,
  provedShare: 75,
  unprovedStays: 1,
}

/** For guests who are invented: nothing they keep is too much. */
export const noHoldLimits: HoldLimits = {
  networkRoomNights: Infinity,
  networkShare: Infinity,
  strangersShare: Infinity,
  provedShare: Infinity,
  unprovedStays: Infinity,
}

/** What no setting changes. */
export const holdLimitTerms = {
  /** A share of a small property is never less than so many rooms. */
  leastRooms: 4,
  /** The room-nights of a first unpaid stay; a larger one needs a proved address. */
  firstRoomNights: 14,
  /** How many abandoned room-nights each one that was paid for makes up for. */
  abandonedPerPaid: 4,
  /** So many abandoned room-nights more double the pause. */
  pauseStep: 30,
  shortestPauseMs: 5 * millisecondsInMinute,
  longestPauseMs: 6 * millisecondsInHour,
  /** A property is under attack when strangers abandoned its rooms of these nights so many times in a day. */
  attackTurns: 4,
  /** What is abandoned and paid for counts so long. */
  memoryMs: millisecondsInDay,
  /** After so long it is worth asking again where others have to end first. */
  retryMs: 5 * millisecondsInMinute,
} as const

/** Who wants to keep how much, at a property with so many rooms. */
export type Asking = {
  readonly standing: GuestTrust
  readonly rooms: number
  /** The rooms that one unit of the largest room type asked for takes: several for a whole house. */
  readonly largest: number
  readonly nights: number
  /** All rooms of the property. */
  readonly units: number
}

/** Why nights are not kept without payment, and after how many milliseconds they may be. */
export type HoldObstacle = {
  readonly reason: "pause" | "network" | "property" | "guest"
  readonly retryMs: number
}

const { leastRooms, firstRoomNights, retryMs } = holdLimitTerms

/**
 * The rooms that a share of a property is: rounded up, never so few that a small one has none, and
 * never fewer than one unit of a room type takes, so that a whole house can be held by itself.
 */
export const roomsInShare = (units: number, percent: number, largest = 1): number =>
  Math.max(
    Math.min(units, leastRooms),
    Math.ceil((units * percent) / 100),
    Math.min(units, largest),
  )

/** How long a network pauses after its last abandoned hold, in milliseconds: doubled step by step. */
export const pauseAfter = (
  { networkRoomNights }: HoldLimits,
  { networkAbandoned, networkPaid }: Kept,
): number => {
  const { abandonedPerPaid, pauseStep, shortestPauseMs, longestPauseMs } = holdLimitTerms
  const over = networkAbandoned - networkRoomNights - abandonedPerPaid * networkPaid
  if (over <= 0) return 0
  return Math.min(longestPauseMs, shortestPauseMs * 2 ** (Math.ceil(over / pauseStep) - 1))
}

const isUnderAttack = ({ abandonedHere }: Kept, { units }: Asking): boolean =>
  abandonedHere >= holdLimitTerms.attackTurns * units

/** Rooms of the property that are open to strangers on a night; while it is attacked, half of them. */
export const strangersRooms = (limits: HoldLimits, asking: Asking, kept: Kept): number =>
  isUnderAttack(kept, asking)
    ? Math.floor((asking.units * limits.strangersShare) / 200)
    : roomsInShare(asking.units, limits.strangersShare, asking.largest)

const isProvedShareUsedUp = (
  limits: HoldLimits,
  { rooms, units, largest }: Asking,
  kept: Kept,
): boolean => kept.unpaidHere + rooms > roomsInShare(units, limits.provedShare, largest)

/** True where the rooms of the property that are open to this standing are kept already. */
const isShareUsedUp = (limits: HoldLimits, asking: Asking, kept: Kept): boolean => {
  const strangers = kept.strangersHere + asking.rooms > strangersRooms(limits, asking, kept)
  return isProvedShareUsedUp(limits, asking, kept) || (asking.standing === "stranger" && strangers)
}

/** What is asked for in room-nights: one whole house is one room until it is kept. */
const roomNightsAsked = ({ rooms, largest, nights }: Asking): number =>
  (rooms - largest + 1) * nights

const isTooMuchForNetwork = (limits: HoldLimits, asking: Asking, kept: Kept): boolean =>
  kept.networkRoomNights + roomNightsAsked(asking) > limits.networkRoomNights ||
  kept.networkRoomsHere + asking.rooms >
    roomsInShare(asking.units, limits.networkShare, asking.largest)

/** What a guest keeps by themselves: twice what a whole network of strangers may. */
const isTooMuchForGuest = (limits: HoldLimits, asking: Asking, { guestRoomNights }: Kept) =>
  guestRoomNights + roomNightsAsked(asking) > 2 * limits.networkRoomNights

/** What keeps nights from being held for a quarter of an hour; null when nothing does. */
export const holdObstacle = (
  limits: HoldLimits,
  asking: Asking,
  kept: Kept,
  now: number,
): HoldObstacle | null => {
  if (isTooMuchForGuest(limits, asking, kept)) return { reason: "guest", retryMs }
  if (asking.standing === "known") return null
  const pause = pauseAfter(limits, kept)
  const left = kept.networkLastEnd + pause - now
  if (pause > 0 && left > 0) return { reason: "pause", retryMs: left }
  if (isTooMuchForNetwork(limits, asking, kept)) return { reason: "network", retryMs }
  return isShareUsedUp(limits, asking, kept) ? { reason: "property", retryMs } : null
}

/** What a guest who wants to pay on arrival has to give first: nothing, a proved address, or a card. */
export type Guarantee = "none" | "address" | "card"

const guaranteeOfStranger = (limits: HoldLimits, asking: Asking, kept: Kept): Guarantee => {
  const isFirst = Math.max(kept.guestUnpaidStays, kept.networkUnpaidStays) < limits.unprovedStays
  const isSmall = asking.rooms * asking.nights <= firstRoomNights
  return isFirst && isSmall && !isShareUsedUp(limits, asking, kept) ? "none" : "address"
}

/**
 * What keeps an unpaid stay from being booked. Somebody's first small one needs nothing; what one
 * proved guest or all of them together may keep has an end, from where only a card helps.
 */
export const guaranteeFor = (limits: HoldLimits, asking: Asking, kept: Kept): Guarantee => {
  if (isTooMuchForGuest(limits, asking, kept)) return "card"
  const isProvedShareUp = isProvedShareUsedUp(limits, asking, kept)
  switch (asking.standing) {
    case "known":
      return "none"
    case "proved":
      return isProvedShareUp ? "card" : "none"
    case "stranger":
      return isProvedShareUp ? "card" : guaranteeOfStranger(limits, asking, kept)
    default:
      return asking.standing satisfies never
  }
}
