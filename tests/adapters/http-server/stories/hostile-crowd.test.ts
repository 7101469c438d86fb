import { hostileCrowd } from "#tests/benchmarks/hostile-crowd.ts"
import { expect, it } from "vitest"

const REQUESTS = 3000

it("tells each guest what is theirs while others send bytes and lengths that no store takes", async () => {
  const report = await hostileCrowd(REQUESTS)

  expect(report).toMatchObject({ foreign: 0, missing: 0, serverErrors: 0, examples: [] })
  expect(report.statuses.get(200)).toBeGreaterThanOrEqual((REQUESTS * 3) / 5)
})
