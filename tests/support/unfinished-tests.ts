import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { Reporter, TestCase, TestModule } from "vitest/node"

/** Where the tests that have begun and not ended are written down; a run names its own place. */
const PLACE = process.env["UNFINISHED_TESTS"] ?? "reports/unfinished-tests.json"

/**
 * Tells Vitest to write down what it is at. A run that is ended because its time is over has no
 * report, and nobody would know which test it waited for.
 */
export default class UnfinishedTests implements Reporter {
  readonly #open = new Set<string>()

  readonly #write = (): void => writeFileSync(PLACE, JSON.stringify([...this.#open]))

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.#open.add(relativeModuleId)
    this.#write()
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#open.delete(relativeModuleId)
    this.#write()
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#open.add(`${module.relativeModuleId}: ${fullName}`)
    this.#write()
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#open.delete(`${module.relativeModuleId}: ${fullName}`)
    this.#write()
  }
}

/** Forgets what an earlier run was at. */
export const forgetUnfinished = (): void => rmSync(PLACE, { force: true })

/** The test files and tests that had begun and not ended when a run was ended. */
export const unfinishedTests = (): ReadonlyArray<string> =>
  existsSync(PLACE) ? (JSON.parse(readFileSync(PLACE, "utf8")) as ReadonlyArray<string>) : []
