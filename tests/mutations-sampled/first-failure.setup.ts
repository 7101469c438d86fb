import { configure } from "@testing-library/react"
import { afterEach, beforeEach } from "vitest"

const PATIENCE_MS = 15_000

// A mutant is noticed by one test that fails; the others of its file need not be asked.
configure({ asyncUtilTimeout: PATIENCE_MS })
let hasFailed = false
beforeEach(({ skip }) => skip(hasFailed, "a test before it noticed the mutant"))
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === "fail"
})
