import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { expect, it } from "vitest"
import { streamed } from "./streamed.ts"

const AT_ONCE = 0
const LONG = 1

it("tells how a program ended", async () => {
  expect(await streamed("sh", ["-c", "exit 3"], LONG)).toEqual({ code: 3, isTimeOver: false })
})

it("ends a program whose time is over, with its children", async () => {
  const ending = await streamed("sh", ["-c", "sleep 600 & wait"], AT_ONCE)

  expect(ending).toMatchObject({ isTimeOver: true })
  expect(ending.code).not.toBe(0)
})

it("counts a program that does not exist as a failure", async () => {
  expect(await streamed("no-such-program", [], LONG)).toEqual({ code: 127, isTimeOver: false })
})

const runsNow = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it("ends all programs that run side by side once it is ended itself", async () => {
  const two = `
    import { streamed } from "${import.meta.resolve("./streamed.ts")}"
    for (const _ of [1, 2]) streamed("sh", ["-c", "echo $$; exec sleep 600"], ${LONG})
  `
  const runner = spawn(process.execPath, ["--input-type=module", "--eval", two])
  const pids: Array<number> = []
  for await (const line of createInterface(runner.stdout)) if (pids.push(Number(line)) === 2) break

  runner.kill("SIGTERM")

  await expect.poll(() => pids.map(runsNow)).toEqual([false, false])
})
