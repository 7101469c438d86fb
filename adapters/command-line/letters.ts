import { tokens } from "../bindings/server/tokens.ts"
import { LETTERS_USAGE, lettersTaskIn, runLetters } from "./letters-run.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"

const task = lettersTaskIn(process.argv.slice(2)) ?? stop([LETTERS_USAGE])

await exitAfter(
  onStore((store) =>
    runLetters(task, { jobs: store.get(tokens.jobs), clock: store.get(tokens.clock), say }),
  ),
)
