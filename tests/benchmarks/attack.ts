import { noHoldLimits, usualHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { simulated } from "./attacked-property.ts"
import { table } from "./figures.ts"

// `npm run attack -- [networks] [hours] [seeds]`: how many honest guests book while a property is attacked.

const [networks = 50, hours = 24, seeds = 3] = process.argv.slice(2).map(Number)
const GUESTS = 60

const rows: Array<ReadonlyArray<string>> = []
for (const [name, attackers, holdLimits] of [
  ["no attack", 0, usualHoldLimits],
  ["attacked, without limits", networks, noHoldLimits],
  ["attacked, with the usual limits", networks, usualHoldLimits],
] as const)
  for (let seed = 1; seed <= seeds; seed += 1) {
    const plan = { networks: attackers, hours, guests: GUESTS, holdLimits, seed }
    const { came, booked, withoutHold, keptByAttackers } = await simulated(plan)
    rows.push([
      name,
      `${seed}`,
      `${booked} of ${came}`,
      `${Math.round((100 * booked) / came)} %`,
      `${withoutHold}`,
      `${keptByAttackers}`,
    ])
  }
const heading = [
  "",
  "seed",
  "booked",
  "share",
  "of them without a hold",
  "room-nights attackers keep",
]
table(`${networks} networks against one property, ${hours} hours`, [heading, ...rows])
