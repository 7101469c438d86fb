import { waitAtMost } from "#adapters/system/at-most.ts"
import { expect, it } from "vitest"

it("waits for work that ends in time", async () => {
  let isDone = false
  await waitAtMost(
    10_000,
    Promise.resolve().then(() => (isDone = true)),
  )

  expect(isDone).toBe(true)
})

it("does not wait for work that never ends", async () => {
  await expect(waitAtMost(1, new Promise(() => {}))).resolves.toBeUndefined()
})

it("passes on that the work failed", async () => {
  await expect(waitAtMost(10_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken")
})
