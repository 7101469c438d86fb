import type { ChildAge } from "./child-age.ts"
import type { Party } from "./party.ts"

/** The age of each child in the order in which they were named; null for one that was not given. */
export type ChildAges = ReadonlyArray<ChildAge | null>

type Aged = Pick<Party, "ages">

/** The ages that were given, the youngest first. */
export const knownAges = ({ ages = [] }: Aged): ReadonlyArray<ChildAge> =>
  ages.filter((age) => age !== null).toSorted((one, other) => one - other)

/** True for parties whose children are as old, in whatever order they were named. */
export const haveSameAges = (one: Aged, other: Aged): boolean =>
  knownAges(one).join() === knownAges(other).join()

/** Ages as a party has them: none where no child has one. */
export const agesGiven = (ages: ChildAges): Aged =>
  ages.every((age) => age === null) ? {} : { ages }

const without = ({ ages: _, ...party }: Party): Party => party

/** The party with so many children: the ages of those that stay are kept, of new ones not known. */
export const withChildren = (party: Party, children: number): Party => ({
  ...without(party),
  children,
  ...agesGiven(Array.from({ length: children }, (_, place) => party.ages?.[place] ?? null)),
})

/** The party with a child of another age, or of none. */
export const withAgeOf = (party: Party, child: number, age: ChildAge | null): Party =>
  withChildren(
    {
      ...party,
      ages: Array.from({ length: party.children }, (_, place) =>
        place === child ? age : (party.ages?.[place] ?? null),
      ),
    },
    party.children,
  )

/** Ages as addresses carry them, `4,,11`; nothing where none was given. */
export const writtenAges = ({ ages = [] }: Aged): string => ages.map((age) => age ?? "").join()

/** Ages as an address has them; one that is no number is NaN, for the rules to refuse. */
export const readAges = (text: string): ChildAges =>
  text === ""
    ? []
    : text.split(",").map((age) => {
        const typed = age.trim()
        if (typed === "") return null
        return /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN
      })
