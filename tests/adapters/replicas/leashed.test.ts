import { engineProcessOf, leashed, type Leashed } from "#adapters/replicas/leashed.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

let folder = ""
let running: Leashed | undefined

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "singgah-leash-")))
  // The programs run as the tests do, also where these run as root.
  vi.spyOn(process, "getuid").mockReturnValue(1000)
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

type More = Partial<Parameters<typeof leashed>[0]>

const start = (script: string, more: More = {}): Leashed => {
  running = leashed({ words: ["/bin/sh", "-c", script], folder, ...more })
  return running
}

/** A program that runs until it is asked to end, and writes a file then. */
const LASTING = "trap 'echo yes > finished; exit 0' TERM; echo ready; while :; do sleep 0.05; done"
const isFinished = () => existsSync(join(folder, "finished"))

describe("a program that ends with this process", () => {
  it("runs in its folder, which is its home, with its own environment beside ours", async () => {
    vi.stubEnv("OURS", "from here")
    const program = start('echo "$PWD, $HOME, $WORD, $OURS"', { environment: { WORD: "given" } })
    vi.unstubAllEnvs()

    await expect.poll(program.said).toContain(`${folder}, ${folder}, given, from here\n`)
  })

  it("is asked to end, and may finish what it is doing", async () => {
    const program = start(LASTING)
    await expect.poll(program.said).toContain("ready")

    await program.stop()

    expect(isFinished()).toBe(true)
  })

  it("finishes nothing where it is killed", async () => {
    const program = start(LASTING)
    await expect.poll(program.said).toContain("ready")

    await program.kill()

    expect(isFinished()).toBe(false)
  })

  it("says what it said last, also of what went wrong", async () => {
    const program = start("(head -c 7000 /dev/zero | tr '\\0' a; echo wrong) >&2")

    await expect.poll(program.said).toMatch(/a{5000}wrong\n$/)
    expect(program.said()).toHaveLength(6000)
  })
})

describe("the PostgreSQL that a program started", () => {
  it("ends with the program", async () => {
    const engine = spawn("sleep", ["600"], { stdio: "ignore" })
    const ended = once(engine, "exit")
    writeFileSync(join(folder, "postmaster.pid"), `${engine.pid}\n${folder}\n`)

    await start("true", { engine: folder }).stop()

    expect(await ended).toEqual([null, "SIGQUIT"])
  })

  it("is known by the number in its files, while it runs", () => {
    const written = (text: string) => writeFileSync(join(folder, "postmaster.pid"), text)

    expect(engineProcessOf(folder)).toBeNull()
    written("4711\n/files\n")
    expect(engineProcessOf(folder)).toBe(4711)
    written("")
    expect(engineProcessOf(folder)).toBeNull()
    written("-4711\n/files\n")
    expect(engineProcessOf(folder)).toBeNull()
  })
})
