import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { configureGlobal } from "fast-check"
import { chai, expect, expectTypeOf, vi } from "vitest"
import { describe, it } from "./suites.ts"

export { afterAll, afterEach, beforeAll, beforeEach } from "./suites.ts"
export { describe, expect, expectTypeOf, it, it as test, vi }

/**
 * Every mutant meets the same examples, so that a score does not depend on luck, and fewer of
 * them; one example that fails is enough, it need not be the smallest.
 */
configureGlobal({ seed: 2026, numRuns: 30, endOnFailure: true })

/** What `vi` asks a worker of Vitest for. */
Object.assign(globalThis, { __vitest_worker__: { config: { fakeTimers: {} } } })

let folder = ""

/** The folder beside which the running test keeps what it compares with. */
export const compareBeside = (testFile: URL): void => {
  folder = fileURLToPath(new URL(".", testFile))
}

const compareWithFile = async (received: unknown, name: string): Promise<void> => {
  const kept = await readFile(`${folder}${name}`, "utf8")
  expect(String(received).trim()).toBe(kept.trim())
}

chai.use((_, { addMethod }) => {
  addMethod(
    chai.Assertion.prototype,
    "toMatchFileSnapshot",
    function (this: { readonly _obj: unknown }, name: string) {
      return compareWithFile(this._obj, name)
    },
  )
})
