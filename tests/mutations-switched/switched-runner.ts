import { appendFileSync, existsSync, readFileSync } from "node:fs"
import { TestRunner, type RunnerTestCase, type TestTryOptions } from "vitest"

/** What mutated code asks to know which mutant it is, and where it says that it was reached. */
interface Watched {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    readonly static: Record<string, number>
    readonly perTest: Record<string, Record<string, number>>
  }
}

const world = globalThis as { __stryker__?: Watched; mutantPatienceMs?: number | undefined }
const watched: Watched = (world.__stryker__ ??= {})

const notes = process.env["MUTANT_NOTES"] ?? ""
/** How many tests may pass with a mutant before no further one is asked. */
const ENOUGH = Number(process.env["MUTANT_TESTS"] ?? "12")
/** Where a pass of code is repeated this often more than without the mutant, it never ends. */
const ENDLESS = 100
const SHORTEST_PATIENCE_MS = 1000

const write = (note: object): void => appendFileSync(notes, `${JSON.stringify(note)}\n`)

interface Note {
  readonly mutant: string
  readonly noticedBy?: string
  readonly passed?: number
}

const noticed = new Set<string>()
const passed = new Map<string, number>()
const readNotes = (): void => {
  noticed.clear()
  passed.clear()
  if (!existsSync(notes)) return
  for (const line of readFileSync(notes, "utf8").split("\n").filter(Boolean)) {
    const note = JSON.parse(line) as Note
    if (note.noticedBy) noticed.add(note.mutant)
    if (note.passed) passed.set(note.mutant, (passed.get(note.mutant) ?? 0) + note.passed)
  }
}

type Step = "first" | "again" | "mutated" | "proof" | "end"

/** A mutant of what is made while a file is read: it is in from the start, and tests run once. */
const isInFromTheStart = process.env["__STRYKER_ACTIVE_MUTANT__"] !== undefined

/** Runs each test again and again: once as it is, then once with every mutant that it reaches. */
export default class SwitchedRunner extends TestRunner {
  private step: Step = "first"
  private left: Array<string> = []
  private isBroken = false
  private started = 0
  private took = 0
  private counts: Record<string, number> = {}

  override onCollectStart(file: Parameters<TestRunner["onCollectStart"]>[0]): void {
    readNotes()
    super.onCollectStart(file)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    test.retry = 0
    if (isInFromTheStart) return
    test.repeats = 1_000_000
    this.step = "first"
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options)
    if (isInFromTheStart && !this.isBroken) return
    if (this.isBroken || this.step === "end") test.context.skip("every mutant was asked about")
    this.started = performance.now()
    world.mutantPatienceMs = undefined
    watched.currentTestId = this.step === "first" ? test.id : "later"
    if (this.step !== "mutated") return
    const mutant = this.left[0] ?? ""
    watched.activeMutant = mutant
    watched.hitCount = 0
    watched.hitLimit = Math.max(1000, (this.counts[mutant] ?? 0) * ENDLESS)
    world.mutantPatienceMs = Math.max(SHORTEST_PATIENCE_MS, this.took * 10)
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options)
    watched.activeMutant = undefined
    watched.currentTestId = undefined
    watched.hitCount = undefined
    const hasFailed = test.result?.state === "fail"
    if (isInFromTheStart) {
      this.isBroken ||= hasFailed
      return
    }
    if (test.result) {
      test.result.errors = []
      test.result.attempts = []
    }
    this.step = this.next(test, hasFailed)
  }

  private next(test: RunnerTestCase, hasFailed: boolean): Step {
    const [mutant = ""] = this.left
    switch (this.step) {
      case "first":
        this.took = performance.now() - this.started
        if (hasFailed) write({ unsound: test.fullName, reason: "fails" })
        return hasFailed ? "end" : this.afterFirst(test)
      case "again":
        if (hasFailed) write({ unsound: test.fullName, reason: "fails the second time" })
        return hasFailed ? "end" : "mutated"
      case "mutated":
        if (hasFailed) return "proof"
        passed.set(mutant, (passed.get(mutant) ?? 0) + 1)
        write({ mutant, passed: 1 })
        return this.afterMutant()
      case "proof":
        // What a mutant leaves behind says nothing about the next one.
        if (hasFailed) {
          write({ unsound: test.fullName, reason: "fails after a mutant" })
          this.isBroken = true
          return "end"
        }
        noticed.add(mutant)
        write({ mutant, noticedBy: test.fullName })
        return this.afterMutant()
      case "end":
        return "end"
    }
  }

  private afterFirst(test: RunnerTestCase): Step {
    this.counts = watched.mutantCoverage?.perTest[test.id] ?? {}
    this.left = Object.keys(this.counts).filter(
      (mutant) => !noticed.has(mutant) && (passed.get(mutant) ?? 0) < ENOUGH,
    )
    return this.left.length > 0 ? "again" : "end"
  }

  private afterMutant(): Step {
    this.left.shift()
    return this.left.length > 0 ? "mutated" : "end"
  }

  override onAfterRunFiles(files: Parameters<TestRunner["onAfterRunFiles"]>[0]): void {
    super.onAfterRunFiles(files)
    if (isInFromTheStart) return
    const { static: once = {}, perTest = {} } = watched.mutantCoverage ?? {}
    write({ once: Object.keys(once), reached: [...new Set(Object.values(perTest).flatMap((one) => Object.keys(one)))] })
  }
}
