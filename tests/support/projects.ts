import type { TestProjectInlineConfiguration } from "vitest/config"
import {
  sentenceTags,
  type SentenceTag,
} from "../../docs/generators/specification/sentences.table.ts"
import { LONGEST_TEST_MS, PATIENCE_MS } from "./patience.ts"

declare module "vitest" {
  interface TestTags {
    readonly specification: SentenceTag
  }
}

/** The folders of tests that each project runs; every test file belongs to exactly one. */
export const foldersOf = {
  core: [
    "core",
    "architecture",
    "translations",
    "docs",
    "fixtures",
    "support",
    "security",
    "simulation",
  ],
  ui: ["ui"],
  contracts: ["contracts", "adapters", "reliability"],
  bundle: ["bundle"],
  journeys: ["journeys"],
} as const

/** The project that a test file belongs to, by its folder; none where there is no such folder. */
export const projectOf = (file: string): keyof typeof foldersOf | undefined => {
  const folder = file.split("/")[1] ?? ""
  const names = Object.keys(foldersOf) as ReadonlyArray<keyof typeof foldersOf>
  return names.find((name) => foldersOf[name].some((own) => own === folder))
}

const filesOf = (project: keyof typeof foldersOf): Array<string> =>
  foldersOf[project].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

/** `npm run docs -- --tests` asks which test takes which step of a machine. */
const recording = process.env["RECORD_STEPS"] ? ["tests/support/steps.setup.ts"] : []

/**
 * A third of the time went into reading the same modules again for each file, so the files of a worker
 * share them, but for those of stories: beside their browsers it counts for little. The recorded steps
 * are told apart by file only where each file loads its own. Mutation testing loads modules by itself
 * (`mutation/fresh-modules.ts`).
 */
const isolate = recording.length > 0

/** PROPERTY_SEED replays a run of the properties. */
const setupFiles = [
  "tests/support/mocked-modules.setup.ts",
  "tests/support/seeds.setup.ts",
  ...recording,
]

/** Two processors are not left to one worker, as they would be otherwise. */
const MAX_WORKERS = 2

/** Tests of databases and of several processes wait for disks and for each other: a third one fits in. */
const WAITING_WORKERS = 3

/** No test is a race against the machine that it runs on. */
const PATIENT = {
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
} as const

/** Every kind of test with the world it needs: nothing, a document, a database, a browser. */
const worlds: Array<TestProjectInlineConfiguration> = [
  {
    test: {
      name: "core",
      environment: "node",
      include: filesOf("core"),
      maxWorkers: MAX_WORKERS,
      ...PATIENT,
      setupFiles,
      isolate,
    },
  },
  {
    test: {
      name: "ui",
      environment: "happy-dom",
      include: filesOf("ui"),
      maxWorkers: MAX_WORKERS,
      ...PATIENT,
      setupFiles: [...setupFiles, "tests/support/document.setup.ts"],
      isolate,
    },
  },
  {
    test: {
      name: "contracts",
      environment: "node",
      include: filesOf("contracts"),
      setupFiles,
      globalSetup: ["tests/support/postgres.setup.ts"],
      maxWorkers: WAITING_WORKERS,
      isolate,
      ...PATIENT,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: "bundle",
      environment: "node",
      include: filesOf("bundle"),
      maxWorkers: MAX_WORKERS,
      ...PATIENT,
    },
  },
  {
    test: {
      name: "journeys",
      environment: "node",
      include: filesOf("journeys"),
      globalSetup: ["tests/support/site.setup.ts"],
      // A story waits for its browser more than it works.
      maxWorkers: MAX_WORKERS,
      // A busy machine may let a browser miss a moment; a story that is wrong is wrong three times.
      retry: 2,
      // What a browser complained of is told whole, or nobody knows why a second try was needed.
      chaiConfig: { truncateThreshold: 0 },
      ...PATIENT,
      sequence: { groupOrder: 2 },
    },
  },
]

/** The kinds of tests; each test may wear the tags of the sentences that it holds. */
export const projects: Array<TestProjectInlineConfiguration> = worlds.map(({ test }) => ({
  test: { ...test, tags: sentenceTags },
}))
