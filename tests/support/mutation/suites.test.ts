import { expect, it } from "vitest"
import { runTests } from "./run-tests.ts"
import * as suite from "./suites.ts"

const told = async (declare: (tell: (word: string) => void) => void) => {
  const words: Array<string> = []
  const tests = await suite.testsDeclaredBy("a.test.ts", async () =>
    declare((word) => words.push(word)),
  )
  const outcomes = await runTests(tests, () => undefined, true)
  return { words, outcomes: outcomes.map(({ test, failure }) => [test.id, failure]) }
}

it("runs tests in the order of their file, each row of a table as one", async () => {
  const { words, outcomes } = await told((tell) => {
    suite.it("first", { tags: "a sentence" }, () => tell("first"))
    suite.it.each([
      ["a", 1],
      ["b", 2],
    ])("row %s", (name: string, number: number) => tell(`${name}${number}`), 1000)
    suite.describe.each(["x", "y"])("group %s", (name: string) => {
      suite.it("last", () => tell(name))
    })
  })

  expect(words).toEqual(["first", "a1", "b2", "x", "y"])
  expect(outcomes.map(([id]) => id)).toEqual([0, 1, 2, 3, 4].map((place) => `a.test.ts#${place}`))
})

it("runs what stands around tests, from outside in and from inside out", async () => {
  const { words } = await told((tell) => {
    suite.beforeAll(() => tell("open"))
    suite.afterAll(() => tell("close"))
    suite.beforeEach(() => tell("("))
    suite.afterEach(() => tell(")"))
    suite.describe("inside", () => {
      suite.beforeEach(() => tell("["))
      suite.afterEach(() => tell("]"))
      suite.it("one", () => tell("1"))
    })
    suite.it("two", () => tell("2"))
  })

  expect(words.join(" ")).toBe("open ( [ 1 ] ) ( 2 ) close")
})

it("stops at the first test that fails, and says what failed", async () => {
  const { words, outcomes } = await told((tell) => {
    suite.it("fails", async () => {
      throw new Error("an unnoticed price")
    })
    suite.it("is not asked any more", () => tell("asked"))
  })

  expect(outcomes).toEqual([["a.test.ts#0", "an unnoticed price"]])
  expect(words).toEqual([])
})

it("lets nobody wait for what never comes", async () => {
  const { outcomes } = await told(() => {
    suite.it("waits", () => new Promise(() => undefined))
  })

  expect(outcomes).toEqual([["a.test.ts#0", "waits for what never comes"]])
})

it("knows a file that cannot be loaded by one failure, which says why", async () => {
  const load = () => Promise.reject(new Error("no such state"))
  const outcomes = await runTests(
    await suite.testsOrFailureOf("a.test.ts", load),
    () => undefined,
    true,
  )

  expect(outcomes.map(({ test, failure }) => [test.id, failure])).toEqual([
    ["a.test.ts#0", "no such state"],
  ])
  await expect(suite.testsDeclaredBy("a.test.ts", load)).rejects.toThrow("no such state")
})
