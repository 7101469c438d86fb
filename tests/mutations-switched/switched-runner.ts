import { TestRunner, type RunnerTestCase, type TestTryOptions } from "vitest"
import { judged, writeNote } from "./notes.ts"

/** What mutated code asks to know which mutant it is, and where it says that it was reached. */
interface Watched {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

const world = globalThis as { __stryker__?: Watched; mutantPatienceMs?: number | undefined }
const watched: Watched = (world.__stryker__ ??= {})

const notes = process.env["MUTANT_NOTES"] ?? ""
/** So many tests that pass with a mutant are enough to say that nobody notices it. */
const ENOUGH = Number(process.env["MUTANT_TESTS"] ?? "40")
/** A mutant of what is made while a file is read: it is in from the start, and tests run once. */
const isInFromStart = process.env["__STRYKER_ACTIVE_MUTANT__"] !== undefined

/** Where code is passed this often more than without the mutant, it never ends. */
const ENDLESS = 100
const FEWEST_HITS = 1000
const SHORTEST_PATIENCE_MS = 1000
const TIMES_AS_LONG = 10
/** Ended by skipping the test: there is no other way out of a row of repeats. */
const REPEATS = 1_000_000

/**
 * What a test runs for next: as it is, a second time as it is, with a mutant, once more without that
 * mutant, or no more.
 */
type Step = "first" | "again" | "mutated" | "proof" | "end"

/** Runs each test once as it is, and then once with every mutant that it reaches. */
export default class SwitchedRunner extends TestRunner {
  #step: Step = "first"
  #left: ReadonlyArray<string> = []
  #hasFailed = false
  #startedAt = 0
  #tookMs = 0
  #hits: Readonly<Record<string, number>> = {}
  #noticed = new Set<string>()
  #passed = new Map<string, number>()

  override onCollectStart(file: Parameters<TestRunner["onCollectStart"]>[0]): void {
    const { noticed, passed } = judged(notes)
    this.#noticed = new Set(noticed)
    this.#passed = new Map(passed)
    super.onCollectStart(file)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    test.retry = 0
    if (isInFromStart) return
    test.repeats = REPEATS
    this.#step = "first"
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options)
    if (this.#hasFailed || this.#step === "end") test.context.skip("every mutant was asked about")
    if (isInFromStart) return
    this.#startedAt = performance.now()
    watched.currentTestId = this.#step === "first" ? test.id : "later"
    if (this.#step === "mutated") this.#plant(this.#left[0] ?? "")
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options)
    const hasFailed = test.result?.state === "fail"
    if (isInFromStart) {
      this.#hasFailed ||= hasFailed
      return
    }
    this.#unplant()
    if (test.result) Object.assign(test.result, { errors: [], attempts: [] })
    this.#step = this.#after(test, hasFailed)
  }

  override onAfterRunFiles(files: Parameters<TestRunner["onAfterRunFiles"]>[0]): void {
    super.onAfterRunFiles(files)
    const { static: once = {}, perTest = {} } = watched.mutantCoverage ?? {}
    const inTests = new Set(Object.values(perTest).flatMap((one) => Object.keys(one)))
    writeNote(notes, { kind: "reached", once: Object.keys(once), inTests: [...inTests] })
  }

  #plant(mutant: string): void {
    watched.activeMutant = mutant
    watched.hitCount = 0
    watched.hitLimit = Math.max(FEWEST_HITS, (this.#hits[mutant] ?? 0) * ENDLESS)
    world.mutantPatienceMs = Math.max(SHORTEST_PATIENCE_MS, this.#tookMs * TIMES_AS_LONG)
  }

  #unplant(): void {
    watched.activeMutant = undefined
    watched.currentTestId = undefined
    watched.hitCount = undefined
    world.mutantPatienceMs = undefined
  }

  #after(test: RunnerTestCase, hasFailed: boolean): Step {
    const [mutant = ""] = this.#left
    switch (this.#step) {
      case "first":
        this.#tookMs = performance.now() - this.#startedAt
        return hasFailed ? this.#unsound(test, "fails without a mutant") : this.#afterFirst(test)
      case "again":
        return hasFailed ? this.#unsound(test, "fails when it runs a second time") : "mutated"
      case "mutated":
        if (hasFailed) return "proof"
        this.#passed.set(mutant, (this.#passed.get(mutant) ?? 0) + 1)
        writeNote(notes, { kind: "passed", mutant })
        return this.#nextMutant()
      case "proof":
        // What a mutant leaves behind would be held against the next one.
        this.#hasFailed = hasFailed
        if (hasFailed) return this.#unsound(test, `fails after mutant ${mutant}, also without it`)
        this.#noticed.add(mutant)
        writeNote(notes, { kind: "noticed", mutant, test: test.fullName })
        return this.#nextMutant()
      case "end":
        return "end"
    }
  }

  #unsound(test: RunnerTestCase, reason: string): Step {
    writeNote(notes, { kind: "unsound", test: test.fullName, reason })
    return "end"
  }

  #afterFirst(test: RunnerTestCase): Step {
    this.#hits = watched.mutantCoverage?.perTest[test.id] ?? {}
    this.#left = Object.keys(this.#hits).filter(
      (mutant) => !this.#noticed.has(mutant) && (this.#passed.get(mutant) ?? 0) < ENOUGH,
    )
    return this.#left.length > 0 ? "again" : "end"
  }

  #nextMutant(): Step {
    this.#left = this.#left.slice(1)
    return this.#left.length > 0 ? "mutated" : "end"
  }
}
