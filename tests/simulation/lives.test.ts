import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { added, everyEdge, type Counts } from "./counters.ts"
import type { Deed } from "./lives/deeds.ts"
import { aLifeDesk } from "./lives/life-desk.ts"
import { anytime, lives } from "./lives/lives.table.ts"
import { playLife } from "./lives/play-life.ts"

const LONG_MS = 300_000

/** Beginnings without a hold of their own, which the days of tests/simulation reach. */
const ofTakenNights = [
  "edge paying PAYMENT_AUTHORISED failed",
  "edge paying PAYMENT_AUTHORISED refunding",
]

/** As it is told where it breaks a promise. */
const named = (
  deeds: ReadonlyArray<Deed>,
): ReadonlyArray<Deed> & { readonly [fc.toStringMethod]: () => string } =>
  Object.assign([...deeds], { [fc.toStringMethod]: () => deeds.map(({ name }) => name).join(", ") })

const anyLife = fc.constantFrom(...Object.values(lives)).chain((life) =>
  fc
    .array(fc.array(fc.constantFrom(...anytime), { maxLength: 2 }), {
      minLength: life.length,
      maxLength: life.length,
    })
    .map((between) => named(life.flatMap((deed, place) => [deed, ...(between[place] ?? [])]))),
)

const played = new Map<string, Promise<Counts>>()

/** What a life met; it is played once, whichever test asks first. */
const countsOf = (name: string): Promise<Counts> => {
  const counts = played.get(name) ?? playLife(aLifeDesk(), lives[name] ?? [])
  played.set(name, counts)
  return counts
}

const countsOfAll = async (): Promise<Counts> => {
  let met: Counts = new Map()
  for (const name of Object.keys(lives)) met = added(met, await countsOf(name))
  return met
}

describe("the life of a booking", () => {
  it.each(Object.keys(lives))("keeps every promise where %s", async (name) => {
    expect((await countsOf(name)).get("edge start HELD held")).toBeGreaterThan(0)
  })

  it("takes every step of the machine", async () => {
    const met = await countsOfAll()
    expect(everyEdge.filter((edge) => !met.has(edge) && !ofTakenNights.includes(edge))).toEqual([])
  })

  it.each([
    "cancelled FLEXIBLE for all",
    "cancelled FLEXIBLE for a part",
    "cancelled MODERATE for a part",
    "cancelled NON_REFUNDABLE for a part",
    "cancelled FLEXIBLE for nothing paid",
    "a stranger tries",
  ])("meets: %s", async (what) => {
    expect((await countsOfAll()).get(what) ?? 0).toBeGreaterThan(0)
  })

  it(
    "keeps every promise whatever happens in between",
    async () => {
      await fc.assert(
        fc.asyncProperty(anyLife, async (life) => {
          await playLife(aLifeDesk(), life)
        }),
        { numRuns: 150 },
      )
    },
    LONG_MS,
  )
})
