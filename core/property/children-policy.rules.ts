import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { ChildAge } from "../stay/child-age.ts"
import { limits } from "../stay/limits.ts"
import type { ChildrenPolicy, ChildRate } from "./children-policy.ts"

/** The rate that a child of an age pays; undefined for one who stays free. */
export const rateAtAge = (
  { rates }: Pick<ChildrenPolicy, "rates">,
  age: ChildAge,
): ChildRate | undefined => rates.findLast(({ from }) => from <= age)

/** What a child of an age pays a night. */
export const priceAtAge = (policy: Pick<ChildrenPolicy, "rates">, age: ChildAge): Sen =>
  rateAtAge(policy, age)?.price ?? noMoney

/** True for a child who is counted as an adult. */
export const isAsAdult = ({ adultFrom }: Pick<ChildrenPolicy, "adultFrom">, age: ChildAge) =>
  age >= (adultFrom ?? Infinity)

/** True for a child who may sleep in a cot. */
export const mayHaveCot = (age: ChildAge): boolean => age <= limits.oldestInCot

/** The oldest age at which a child stays free; null where none does. */
export const freeUntil = ({ rates }: Pick<ChildrenPolicy, "rates">): ChildAge | null => {
  const paid = rates.find(({ price: asked }) => asked > 0)
  if (paid === undefined) return limits.oldestChildAge
  return paid.from === 0 ? null : paid.from - 1
}
