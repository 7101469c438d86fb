import { spawn } from "node:child_process"

/** How a program ended: its exit code, or that its time was over. */
export type Ending = { readonly code: number; readonly isTimeOver: boolean }

const MINUTE_MS = 60_000

/** Runs a program where everybody can watch it, and ends it with its children when time is over. */
export const streamed = (
  program: string,
  words: ReadonlyArray<string>,
  minutes: number,
): Promise<Ending> =>
  new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ["ignore", "inherit", "inherit"], detached: true })
    const endAll = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL")
    let isTimeOver = false
    const clock = setTimeout(() => {
      isTimeOver = true
      endAll()
    }, minutes * MINUTE_MS)
    const stopWithUs = () => {
      endAll()
      // Other programs run beside this one and have to be ended too.
      setImmediate(() => process.exit(1))
    }
    process.once("SIGINT", stopWithUs).once("SIGTERM", stopWithUs)
    const finish = (code: number) => {
      clearTimeout(clock)
      process.off("SIGINT", stopWithUs).off("SIGTERM", stopWithUs)
      resolve({ code, isTimeOver })
    }
    child.once("error", (problem) => {
      console.error(`${program}: ${problem.message}`)
      finish(127)
    })
    child.once("exit", (code) => finish(code ?? 1))
  })
