import { Result } from "effect"
import type { Container } from "inversify"
import { openStore } from "../../bindings/server/open-store.ts"
import { readConfiguration, type Configuration } from "../../configuration/configuration.ts"
import { askSite } from "./ask-site.ts"
import { operatorCommands } from "./operator-commands.ts"
import type { OperatorCommandName } from "./operator-protocol.ts"
import { writePrivateFiles } from "../../system/private-files.system.ts"
import { untilEnter } from "../guests/showing-files.ts"

/** Prints one line for the operator. */
export const say = (line: string): void => console.log(line)

/** Ends an operator's command that cannot be carried out, and says why. */
export const stop = (sentences: ReadonlyArray<string>): never => {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

/** The settings of this process, or its end with what is wrong with them. */
export const configured = (): Configuration => {
  const configuration = readConfiguration(process.env)
  return Result.isFailure(configuration) ? stop(configuration.failure) : configuration.success
}

/** Does an operator's work on the store that the environment names, and closes it whatever happens. */
export const onStore = async <A>(work: (store: Container) => Promise<A>): Promise<A> => {
  const store = await openStore(configured(), { say })
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

const onEnter = (pressed: () => void): (() => void) => {
  const heard = (): void => pressed()
  process.stdin.on("data", heard).on("end", heard)
  return () => {
    process.stdin.off("data", heard).off("end", heard)
    process.stdin.pause()
  }
}

/**
 * With the embedded store a running site executes the command; no other process may open its
 * folder.
 */
const done = async (
  command: OperatorCommandName,
  words: ReadonlyArray<string>,
): Promise<number> => {
  const understood = operatorCommands[command](words)
  if ("complaints" in understood) return stop(understood.complaints)
  const folder = process.cwd()
  const { databaseUrl, dataDir, publicUrl, port } = configured()
  const alone = () =>
    understood.run({
      say,
      folder,
      site: publicUrl ?? `http://localhost:${port}`,
      isBesideGuests: false,
      untilSeen: untilEnter,
      withStore: onStore,
    })
  if (!understood.needsStore) return alone()
  if (databaseUrl !== null) return alone()
  const complain = (line: string): void => console.error(line)
  const asked = { dataDir, say, complain, onEnter }
  return (await askSite({ command, words, folder }, asked)) ?? alone()
}

/** Does what the words of this process ask of a command, and ends it with the code of that. */
export const operate = (command: OperatorCommandName): Promise<void> => {
  writePrivateFiles()
  return exitAfter(done(command, process.argv.slice(2)))
}
