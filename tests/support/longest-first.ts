import { relative } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * The test files of each project that take longest, the longest first, as measured on 29 November
 * 2026. A fresh clone knows no times, and Vitest would begin with the largest files; a long file that
 * comes last leaves all workers but one without work.
 */
export const LONGEST: ReadonlyArray<string> = [
  "tests/simulation/seeds/second-thousand.test.ts",
  "tests/simulation/seeds/first-thousand.test.ts",
  "tests/docs/adding.test.ts",
  "tests/translations/translations.test.ts",
  "tests/simulation/simulation.test.ts",
  "tests/ui/screens/checkout/CheckoutForm.test.tsx",
  "tests/reliability/power/power.test.ts",
  "tests/reliability/rolling/rolling.test.ts",
  "tests/reliability/crash/crash.test.ts",
  "tests/contracts/rolling-update.test.ts",
  "tests/adapters/postgres/embedded/folder-lock.test.ts",
  "tests/adapters/command-line/stories/while-the-site-runs.test.ts",
  "tests/reliability/backup/backup.test.ts",
  "tests/contracts/pgbouncer.test.ts",
  "tests/adapters/calendars/stories/real-feeds.test.ts",
  "tests/reliability/outside/provider.test.ts",
  "tests/contracts/accounts.databases.test.ts",
  "tests/adapters/command-line/stories/calendars-while-the-site-runs.test.ts",
  "tests/contracts/api.pglite.test.ts",
  "tests/reliability/failover/failover.test.ts",
  "tests/reliability/outside/mail.test.ts",
  "tests/contracts/lives.databases.test.ts",
  "tests/contracts/api.postgres.test.ts",
  "tests/contracts/postgres.test.ts",
  "tests/contracts/pglite.test.ts",
  "tests/adapters/postgres/embedded/stories/broken-server.test.ts",
  "tests/reliability/replay/replay.test.ts",
  "tests/adapters/http-server/stories/server.test.ts",
  "tests/journeys/for-everybody.test.ts",
  "tests/journeys/offline.test.ts",
  "tests/journeys/in-every-language.test.ts",
  "tests/journeys/stripes-form.test.ts",
  "tests/journeys/deployment.test.ts",
  "tests/journeys/twelve-rooms.test.ts",
  "tests/journeys/outages.test.ts",
  "tests/journeys/hold-over.test.ts",
  "tests/journeys/mocked.test.ts",
  "tests/journeys/kept-card.test.ts",
  "tests/journeys/public-site.test.ts",
  "tests/journeys/paying.test.ts",
  "tests/journeys/mailed-code.test.ts",
  "tests/journeys/coming-back.test.ts",
  "tests/journeys/card-documents.test.ts",
  "tests/journeys/letters.test.ts",
  "tests/journeys/verified.test.ts",
  "tests/journeys/map.test.ts",
  "tests/journeys/withdrawn-stay.test.ts",
]

const placeOf = (root: string, { moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(relative(root, moduleId))
  return place < 0 ? LONGEST.length : place
}

class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const { root } = this.ctx.config
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((own) =>
      own.toSorted((one, other) => placeOf(root, one) - placeOf(root, other)),
    )
  }
}

const isShuffled = process.argv.some((word) => word.startsWith("--sequence.shuffle"))

/** The test files of a project that take longest are started first, unless a random order is asked for. */
export const sequence = isShuffled ? {} : { sequencer: LongestFirst }
