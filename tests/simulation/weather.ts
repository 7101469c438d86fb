import type { Draws } from "./draws.ts"
import { drawsOf } from "./draws.ts"
import type { Fault } from "./faults.table.ts"

/** What goes wrong in one world, and when: from its seed, for each fault by itself. */
export type Weather = {
  /** True when the fault strikes now; each time is counted and told. */
  readonly strikes: (fault: Fault, where?: string) => boolean
  /** Something of the menu that a step of the plan does, not chance. */
  readonly note: (fault: Fault, where?: string) => void
  /** From now on nothing goes wrong any more. */
  readonly clear: () => void
  readonly isClear: () => boolean
}

type Telling = {
  readonly count: (what: string) => void
  readonly tell: (line: string) => void
}

/** Of a hundred occasions, in how many a fault strikes that is on the menu. */
const RARE = 0.02
const OFTEN = 0.2
const rates: Partial<Readonly<Record<Fault, number>>> = {
  conflict: RARE,
  deadlock: RARE,
  connectionLost: RARE,
  diskFull: RARE,
  commitUnanswered: 0.04,
  serverPauses: 0.3,
  twoServers: 0.6,
  requestLost: 0.06,
  answerLost: 0.06,
  impatient: 0.06,
  hangingProvider: 0.06,
  declined: 0.5,
  disputed: 0.9,
  capturedByItself: 0.7,
  authorisationLost: 0.3,
  captureStuck: 0.7,
  oldForm: 0.6,
  lastMoment: 0.5,
  challenged: 0.5,
  challengeAbandoned: 0.5,
  nosy: 0.5,
}

/** The weather of a seed, with only these faults on its menu. */
export const weatherOf = (
  seed: number,
  menu: ReadonlyArray<Fault>,
  { count, tell }: Telling,
): Weather => {
  const draws = new Map<Fault, Draws>(
    menu.map((fault) => [fault, drawsOf(seed, `weather ${fault}`)]),
  )
  let isClear = false
  const note: Weather["note"] = (fault, where = "") => {
    count(`fault ${fault}`)
    tell(`  ⚡ ${fault}${where && ` (${where})`}`)
  }
  return {
    note,
    strikes: (fault, where) => {
      const own = draws.get(fault)
      if (isClear || own === undefined || !own.chance(rates[fault] ?? OFTEN)) return false
      note(fault, where)
      return true
    },
    clear: () => void (isClear = true),
    isClear: () => isClear,
  }
}
