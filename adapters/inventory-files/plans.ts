import { noMoney } from "#core/money/amounts.ts"
import { areMealsIncluded } from "#core/pricing/board.ts"
import { mayPay } from "#core/property/plans-of.ts"
import { differenceBounds, type PlanDifference, type RatePlan } from "#core/property/rate-plan.ts"
import type { Localised } from "#core/kernel/localised.ts"
import type { PlanLine, PropertyLine, RoomLine, Text } from "./property-line.ts"
import { repeated } from "./repeated.ts"
import { restrictionContradictions } from "./restriction-contradictions.ts"

const differenceOf = ({ difference = 0 }: PlanLine): PlanDifference =>
  typeof difference === "number"
    ? { sen: difference }
    : { percent: Number.parseInt(difference, 10) }

const planOf =
  (localised: (text: Text) => Localised) =>
  (line: PlanLine): RatePlan => ({
    id: line.id,
    name: line.name === undefined ? null : localised(line.name),
    terms: line.terms,
    board: line.board ?? "ROOM_ONLY",
    boardPrice: line.boardPrice ?? { adult: noMoney, child: noMoney },
    pay: line.pay ?? "EITHER",
    difference: differenceOf(line),
    membersOnly: line.membersOnly ?? false,
    ...(line.restrictions && line.restrictions.length > 0 && { restrictions: line.restrictions }),
  })

/** The plans of a room that was found right; none where its line has none. */
export const plansIn = (
  { plans }: RoomLine,
  localised: (text: Text) => Localised,
): { readonly plans?: readonly [RatePlan, ...ReadonlyArray<RatePlan>] } => {
  if (plans === undefined) return {}
  const [first, ...others] = plans
  const read = planOf(localised)
  return { plans: [read(first), ...others.map(read)] }
}

const isTooFar = (difference: PlanDifference): boolean => {
  if (!("percent" in difference)) return false
  const { least, most } = differenceBounds.percent
  return difference.percent < least || difference.percent > most
}

const planContradictions = (
  plan: PlanLine,
  path: string,
  payAtProperty: boolean,
): ReadonlyArray<string> => {
  const { least, most } = differenceBounds.percent
  const { board = "ROOM_ONLY", boardPrice, pay = "EITHER" } = plan
  const isPriced = boardPrice !== undefined && !areMealsIncluded(boardPrice)
  return [
    ...(isTooFar(differenceOf(plan))
      ? [`${path}.difference: is not between ${least}% and ${most}%`]
      : []),
    ...(board === "ROOM_ONLY" && isPriced
      ? [`${path}.boardPrice: is for plans with meals, and this one is ROOM_ONLY`]
      : []),
    ...(!payAtProperty && !mayPay(pay, "card")
      ? [`${path}.pay: is AT_PROPERTY, and terms.payAtProperty is not true`]
      : []),
    ...restrictionContradictions(plan.restrictions, `${path}.restrictions`),
  ]
}

/** What is wrong with the plans of a room whose fields are right one by one. */
export const planContradictionsIn = (
  { terms }: Pick<PropertyLine, "terms">,
  room: RoomLine,
  path: string,
): ReadonlyArray<string> => {
  const ids = room.plans?.map(({ id }) => id)
  const contradictions = room.plans?.flatMap((plan, place) =>
    planContradictions(plan, `${path}.${place}`, terms?.payAtProperty === true),
  )
  return [
    ...repeated(ids).map((id) => `${path}: the id ${id} is there twice`),
    ...(contradictions ?? []),
  ]
}

const lineOfDifference = (difference: PlanDifference): string | number =>
  "percent" in difference ? `${difference.percent}%` : difference.sen

/** Plans as a line writes them; reading them gives the same plans. */
export const planLinesOf = (plans: ReadonlyArray<RatePlan> | undefined) =>
  plans === undefined
    ? {}
    : {
        plans: plans.map(({ name, difference, ...plan }) => ({
          ...plan,
          ...(name && { name }),
          difference: lineOfDifference(difference),
        })),
      }
