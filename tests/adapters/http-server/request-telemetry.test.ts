import { withoutTelemetry } from "#adapters/http-server/request-telemetry.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

it("where nobody looks on, work is done as it is", async () => {
  const work = { name: "GET pages", parent: null }

  await expect(withoutTelemetry.run(work, Effect.succeed("done"))).resolves.toBe("done")
  await expect(withoutTelemetry.run(work, Effect.die("broken"))).rejects.toThrow("broken")
})

it("where nobody looks on, nothing is measured, and the server never stops", () => {
  const { saw, refused, isStopping, metrics } = withoutTelemetry

  expect(
    saw({ request: "1", method: "GET", route: "pages", status: 200, millis: 1 }),
  ).toBeUndefined()
  expect(refused("page")).toBeUndefined()
  expect(isStopping()).toBe(false)
  expect(metrics.text()).toBe("")
  expect(metrics.token).toBeNull()
})
