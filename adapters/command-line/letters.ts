import { systemClock } from "../system/world.system.ts"
import { LETTERS_USAGE, lettersTaskIn, runLetters } from "./letters-run.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"

const task = lettersTaskIn(process.argv.slice(2)) ?? stop([LETTERS_USAGE])

await exitAfter(onStore(({ jobs }) => runLetters(task, { jobs, clock: systemClock, say })))
