import { readFileSync } from "node:fs"
import { afterAll, expect, vi } from "vitest"

const MOCKS = /\bvi\.(?:mock|doMock)\(/

// The test files of a worker share the modules that they read. One that mocks a module reads all of
// them by itself: what was read before does not know the mock, and what is read with it is not left
// to the files after it.
const { testPath } = expect.getState()
if (testPath === undefined) throw new Error("Which test file is this?")
if (MOCKS.test(readFileSync(testPath, "utf8"))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
