import { Result } from "effect"
import { openStore } from "../bindings/store.ts"
import { readConfiguration } from "../configuration/configuration.ts"
import { systemClock } from "../system/world.system.ts"
import { LETTERS_USAGE, lettersTaskIn, runLetters } from "./letters-run.ts"

const say = (line: string): void => console.log(line)

const stop = (sentences: ReadonlyArray<string>): never => {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

const run = async (): Promise<number> => {
  const task = lettersTaskIn(process.argv.slice(2))
  if (task === null) return stop([LETTERS_USAGE])
  const configuration = readConfiguration(process.env)
  if (Result.isFailure(configuration)) return stop(configuration.failure)
  const store = await openStore(configuration.success, { say })
  try {
    return await runLetters(task, { jobs: store.jobs, clock: systemClock, say })
  } finally {
    await store.close()
  }
}

process.exitCode = await run().catch((error: unknown) =>
  stop([error instanceof Error ? error.message : String(error)]),
)
