import { configure } from "@testing-library/react"
import { beforeEach } from "vitest"

const PATIENCE_MS = 15_000

// What a mutant keeps from coming is waited for a short while only.
beforeEach(() => {
  const { mutantPatienceMs = PATIENCE_MS } = globalThis as { mutantPatienceMs?: number }
  configure({ asyncUtilTimeout: mutantPatienceMs })
})
