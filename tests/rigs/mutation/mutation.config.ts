import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Mutated code on a busy machine is slow, which is no failure; endless code has Stryker's own limit. */
const PATIENCE_MS = 60_000

/** Where `one-file-effect.ts` put it; without it everything works as well, only slower. */
const effectFile = process.env["MUTATION_EFFECT"]

const isSlow = ({ moduleId }: TestSpecification): boolean =>
  /\.(property|model|paths|walks)\.test\.ts$/.test(moduleId)

/** Examples before properties: most mutants fall to an example, which takes no time. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
  }
}

export default defineConfig({
  resolve: { alias: effectFile ? [{ find: /^effect$/, replacement: effectFile }] : [] },
  test: {
    include: ["**/*.test.ts"],
    // It asks processes of its own, in which nothing is mutated.
    exclude: ["**/time-zones.test.ts"],
    setupFiles: ["tests/rigs/mutation/same-examples.setup.ts"],
    testTimeout: PATIENCE_MS,
    // The tests of core share nothing that changes: one worker may run them all.
    isolate: false,
    // The sentences that tags name lie outside what is copied for mutation.
    strictTags: false,
    sequence: { sequencer: ExamplesFirst },
    server: { deps: { external: effectFile ? [effectFile] : [] } },
  },
})
