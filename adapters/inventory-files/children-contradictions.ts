import type { PropertyLine } from "./property-line.ts"

/** What is wrong with a policy of children whose fields are right one by one. */
export const childrenContradictions = (
  policy: PropertyLine["children"],
  children: boolean | undefined,
): ReadonlyArray<string> => {
  if (policy === undefined) return []
  const { rates = [] } = policy
  const pairs = rates.slice(1).map((rate, place) => ({ rate, before: rates[place] }))
  return [
    ...(children === false
      ? ["children: the house rules do not allow children, so there are no prices for them"]
      : []),
    ...pairs.flatMap(({ rate, before }, place) => [
      ...(before && rate.from <= before.from
        ? [`children.rates.${place + 1}.from: is not above the age before it`]
        : []),
      ...(before && rate.price < before.price
        ? [`children.rates.${place + 1}.price: an older child would pay less than a younger one`]
        : []),
    ]),
  ]
}
