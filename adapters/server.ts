import { Result } from "effect"
import { fileURLToPath } from "node:url"
import { adaptersInUse } from "./configuration/adapters-in-use.ts"
import { startSite, type RunningSite } from "./command-line/site/running-site.ts"
import type { ServerPages } from "./bindings/server/tokens.ts"
import { readConfiguration, type Configuration } from "./configuration/configuration.ts"
import { builtPagesIn } from "./pages/built-pages.ts"
import { journalTo } from "./observability/journal.ts"
import { writePrivateFiles } from "./system/private-files.system.ts"
import { systemClock } from "./system/world.system.ts"

const NAME_WIDTH = 11
const BUILD = fileURLToPath(new URL("../dist", import.meta.url))

/** `EX_TEMPFAIL` of sysexits.h: starting again may succeed. */
const START_AGAIN = 75

/** A database that broke off may also fail to close. */
const LAST_MOMENTS_MS = 20_000

const tell = (line: string): void => console.log(line)

const refuse = (sentences: ReadonlyArray<string>): never => {
  for (const sentence of sentences) console.error(sentence)
  return process.exit(1)
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ("code" in error && error.code === "EADDRINUSE")
    return "The port is in use: stop whoever has it, or set another PORT."
  return error.name === "DatabaseRefused" ? error.message : (error.stack ?? error.message)
}

const inUse = (configuration: Configuration, port: number, hasPages: boolean) => [
  ...Object.entries({
    ...adaptersInUse(configuration),
    pages: hasPages ? "as built" : "none yet: npm run build",
  }).map(([part, what]) => `  ${part.padEnd(NAME_WIDTH)}${what}`),
  `Singgah listens on ${configuration.publicUrl ?? `http://localhost:${port}`}`,
]

/**
 * Runs the server with the pages of a build until it is stopped; exits at once if something that it
 * needs is missing.
 */
export const runServer = async (build = BUILD): Promise<void> => {
  writePrivateFiles()
  const read = readConfiguration(process.env)
  if (Result.isFailure(read)) return refuse(read.failure)
  const configuration = read.success
  const built = await builtPagesIn<ServerPages>(build)
  const journal = journalTo({
    write: (line) => process.stderr.write(`${line}\n`),
    least: configuration.operations.logLevel,
    clock: systemClock,
  })
  let site: RunningSite | undefined
  let stopping: Promise<void> | undefined
  const end = (why: string, code: number): void => {
    if (!stopping) tell(why)
    stopping ??= site?.stop().then(
      () => process.exit(code),
      (error: unknown) => refuse([sentenceOf(error)]),
    )
  }
  const onBroken = (): void => {
    end(
      `The disk has room again: ending with code ${START_AGAIN}, to be started again.`,
      START_AGAIN,
    )
    setTimeout(() => process.exit(START_AGAIN), LAST_MOMENTS_MS).unref()
  }
  try {
    site = await startSite({ configuration, built, tell, journal, onBroken })
    for (const line of inUse(configuration, site.port, built !== null)) tell(line)
    const stop = () => end("Stopping: letting what was begun end ...", 0)
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop)
  } catch (error) {
    refuse([sentenceOf(error)])
  }
}

if (import.meta.main) await runServer()
