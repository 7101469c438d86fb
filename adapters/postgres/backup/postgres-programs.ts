import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { DatabaseRefused } from "../start.errors.ts"

const run = promisify(execFile)

const MOST_OUTPUT_BYTES = 1024 * 1024

/** Other users of the machine can read a command line, so the password goes by the environment. */
const connectionTo = (url: string) => {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (parsed === null || parsed.password === "") return { address: url, password: {} }
  const password = decodeURIComponent(parsed.password)
  parsed.password = ""
  return { address: parsed.href, password: { PGPASSWORD: password } }
}

const lastLineOf = (error: unknown): string => {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : ""
  return said.split("\n").at(-1) || String(error)
}

/** What a program of PostgreSQL does to a database. */
export interface ProgramCall {
  readonly program: "pg_dump" | "pg_restore"
  readonly url: string
  readonly options: ReadonlyArray<string>
}

const reasonOf = (program: string, error: unknown): string =>
  error instanceof Error && "code" in error && error.code === "ENOENT"
    ? `There is no ${program}: install the client programs of PostgreSQL, in the server's version, and have them in the PATH.`
    : `${program} failed: ${lastLineOf(error)}`

/**
 * Runs `pg_dump` or `pg_restore`, the first in the PATH. Rejects with `DatabaseRefused` and the
 * program's own reason.
 */
export const runPostgresProgram = async ({ program, url, options }: ProgramCall): Promise<void> => {
  const { address, password } = connectionTo(url)
  try {
    await run(program, [...options, "-d", address], {
      env: { ...process.env, ...password },
      maxBuffer: MOST_OUTPUT_BYTES,
    })
  } catch (error) {
    throw new DatabaseRefused(reasonOf(program, error), { cause: error })
  }
}
