import { Result } from "effect"
import type { Container } from "inversify"
import { openStore } from "../bindings/server/open-store.ts"
import { readConfiguration } from "../configuration/configuration.ts"

/** Tells the operator one line. */
export const say = (line: string): void => console.log(line)

/** Ends an operator's command that cannot be carried out, and says why. */
export const stop = (sentences: ReadonlyArray<string>): never => {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

/** Does an operator's work on the store that the environment names, and closes it whatever happens. */
export const onStore = async <A>(work: (store: Container) => Promise<A>): Promise<A> => {
  const configuration = readConfiguration(process.env)
  if (Result.isFailure(configuration)) return stop(configuration.failure)
  const store = await openStore(configuration.success, { say })
  try {
    return await work(store.container)
  } finally {
    await store.close()
  }
}

/** Ends the command with the code of its work, or with what it died of. */
export const exitAfter = async (work: Promise<number>): Promise<void> => {
  process.exitCode = await work.catch((error: unknown) =>
    stop([error instanceof Error ? error.message : String(error)]),
  )
}
