import { ringgit } from "#core/money/ringgit.ts"
import type { ChildrenPolicy } from "#core/property/children-policy.ts"
import { freeUntil } from "#core/property/children-policy.rules.ts"
import { limits } from "#core/stay/limits.ts"
import type { Say } from "../../translations/translations.ts"

const freeOf = (policy: ChildrenPolicy, t: Say): ReadonlyArray<string> => {
  const age = freeUntil(policy)
  if (age === null) return []
  return [
    age === limits.oldestChildAge
      ? t("property.children.allFree")
      : t("property.children.free", { age }),
  ]
}

const cotKeys = {
  NIGHT: "property.children.cot.night",
  STAY: "property.children.cot.stay",
} as const

const cotsOf = ({ cots }: ChildrenPolicy, t: Say): ReadonlyArray<string> => {
  if (cots === undefined) return []
  const gaps = { age: limits.oldestInCot, count: cots.perRoom, price: ringgit(cots.price) }
  return [t(cots.price === 0 ? "property.children.cot.free" : cotKeys[cots.per], gaps)]
}

const bedsOf = ({ extraBeds }: ChildrenPolicy, t: Say): ReadonlyArray<string> => {
  if (extraBeds === undefined) return []
  const gaps = { count: extraBeds.perRoom, price: ringgit(extraBeds.price) }
  const key =
    extraBeds.price === 0 ? "property.children.extraBed.free" : "property.children.extraBed"
  return [t(key, gaps)]
}

/** What a property asks for children and offers them, sentence by sentence. */
export const childrenSentences = (policy: ChildrenPolicy, t: Say): ReadonlyArray<string> => [
  ...freeOf(policy, t),
  ...policy.rates
    .filter(({ price }) => price > 0)
    .map(({ from, price }) => t("property.children.from", { age: from, price: ringgit(price) })),
  ...(policy.adultFrom === undefined
    ? []
    : [t("property.children.adult", { age: policy.adultFrom })]),
  ...cotsOf(policy, t),
  ...bedsOf(policy, t),
]
