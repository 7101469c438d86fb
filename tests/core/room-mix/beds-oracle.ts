import type { RoomCapacity } from "#core/room-mix/seating.ts"
import type { ChildrenPolicy } from "#core/property/children-policy.ts"
import type { Party } from "#core/stay/party.ts"

type Kind = "adult" | "older" | "young" | "infant" | "unknown"
type Counts = Readonly<Record<Kind, number>>

const upTo = (most: number): ReadonlyArray<number> =>
  Array.from({ length: Math.max(0, most) + 1 }, (_, index) => index)

const kindOf = ({ adultFrom = 99 }: ChildrenPolicy, age: number | null): Kind => {
  if (age === null) return "unknown"
  if (age >= adultFrom) return "older"
  return age <= 2 ? "infant" : "young"
}

const countsOf = (policy: ChildrenPolicy, { adults, children, ages }: Party): Counts => {
  const all = (ages ?? Array.from({ length: children }, () => null)).map((age) =>
    kindOf(policy, age),
  )
  const of = (kind: Kind) => all.filter((one) => one === kind).length
  return {
    adult: adults,
    older: of("older"),
    young: of("young"),
    infant: of("infant"),
    unknown: of("unknown"),
  }
}

/** Everything that can be slept in one room: who in its own beds, in cots and in extra beds. */
const waysInto = (room: RoomCapacity, left: Counts, policy: ChildrenPolicy, nights: number) => {
  const [cots, beds] = [policy.cots, policy.extraBeds]
  const ways: Array<{ readonly here: Counts; readonly cost: number }> = []
  for (const adult of upTo(left.adult).slice(1))
    for (const older of upTo(left.older))
      for (const young of upTo(left.young))
        for (const infant of upTo(left.infant))
          for (const unknown of upTo(left.unknown))
            for (const inCots of upTo(Math.min(infant, cots?.perRoom ?? 0)))
              for (const oldersBeds of upTo(Math.min(older, beds?.perRoom ?? 0)))
                for (const childBeds of upTo(
                  Math.min(young + infant - inCots, (beds?.perRoom ?? 0) - oldersBeds),
                )) {
                  const grown = adult + older - oldersBeds
                  const small = young + infant + unknown - inCots - childBeds
                  if (grown > room.maxAdults || small > room.maxChildren) continue
                  if (grown + small > room.maxGuests) continue
                  const cot = (cots?.price ?? 0) * (cots?.per === "STAY" ? 1 : nights)
                  const bed = (beds?.price ?? 0) * nights
                  ways.push({
                    here: { adult, older, young, infant, unknown },
                    cost: inCots * cot + (oldersBeds + childBeds) * bed,
                  })
                }
  return ways
}

/** The least that beds cost by trying every way to put the party into the rooms; Infinity where none is. */
export const leastBedsCost = (
  rooms: ReadonlyArray<RoomCapacity>,
  party: Party,
  policy: ChildrenPolicy,
  nights: number,
): number => {
  const least = ([room, ...others]: ReadonlyArray<RoomCapacity>, left: Counts): number => {
    if (room === undefined) return Object.values(left).every((count) => count === 0) ? 0 : Infinity
    return waysInto(room, left, policy, nights).reduce(
      (best, { here, cost }) =>
        cost >= best
          ? best
          : Math.min(
              best,
              cost +
                least(others, {
                  adult: left.adult - here.adult,
                  older: left.older - here.older,
                  young: left.young - here.young,
                  infant: left.infant - here.infant,
                  unknown: left.unknown - here.unknown,
                }),
            ),
      Infinity,
    )
  }
  return least(rooms, countsOf(policy, party))
}
