import { describe, expect, it } from "vitest"
import type { walksThrough } from "./walks.ts"

/** What is true of every machine: each of its steps is reviewed, can be walked, and has a sentence. */
export const expectWalked = (
  machines: Readonly<Record<string, ReturnType<typeof walksThrough>>>,
): void => {
  describe.each(Object.entries(machines))("the machine %s", (name, walks) => {
    it("moves exactly as the reviewed table says", async () => {
      await expect(walks.table).toMatchFileSnapshot(`./${name}.transitions.golden.txt`)
    })

    it("can be walked along every step that it declares", () => {
      expect(walks.neverTaken).toEqual([])
      expect(walks.neverReached).toEqual([])
    })

    it("says of every state what it means, in a sentence", () => {
      expect(walks.withoutSentence).toEqual([])
    })
  })
}
