import { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { tanjungKinds } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { drawsOf } from "./draws.ts"
import type { Stores } from "./storage.ts"
import type { Story } from "./story.ts"
import { springwater } from "./stays.ts"

/** An operator puts the Springwater again: more rooms or fewer, dearer or cheaper. */
export const imports = ({ inventory }: Stores, seed: number, { tell }: Story) => {
  const draws = drawsOf(seed, "import")
  const units = draws.between(1, 4)
  const rate = draws.one([18_000, 18_000, 17_000, 20_000])
  tell(`operator: imports ${units} studios at ${rate}`)
  return Effect.ignore(inventory.put([springwater(units, rate)]))
}

const places = [
  { property: Slug.make("the-springwater"), kind: RoomKindId.make("springwater-studio") },
  { property: Slug.make("rumah-tanjung"), kind: tanjungKinds.double },
  { property: Slug.make("rumah-tanjung"), kind: tanjungKinds.suite },
] as const

const nights = ["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"].map(day)

/** An operator says anew which rooms another site has sold, or that it has sold none. */
export const blocks = ({ blocks: kept }: Stores, seed: number, { tell }: Story) => {
  const draws = drawsOf(seed, "blocks")
  const { property, kind } = draws.one(places)
  const chosen = nights.filter(() => draws.chance(0.5))
  const wanted = chosen.map((date) => ({
    kind,
    date,
    count: draws.between(1, 2),
    reference: "",
    note: "",
  }))
  tell(`operator: blocks ${wanted.length} nights of ${kind}`)
  return Effect.ignore(kept.replace({ property, source: "Elsewhere" }, wanted))
}
