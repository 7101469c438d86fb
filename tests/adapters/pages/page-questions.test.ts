import {
  answeredAlike,
  byKeeping,
  listenedTo,
  type PageQuestion,
} from "#adapters/pages/page-questions.ts"
import { PropertiesUnreachable } from "#core/property/property.errors.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

/** Properties that answer with what they were asked. */
const echoing = (changes: Partial<Properties> = {}): Properties => {
  const echo =
    (name: string) =>
    (...asked: ReadonlyArray<unknown>) =>
      Effect.succeed({ name, asked })
  return {
    home: echo("home"),
    suggest: echo("suggest"),
    search: echo("search"),
    open: echo("open"),
    listed: echo("listed"),
    calendar: echo("calendar"),
    placeNights: echo("placeNights"),
    ...changes,
  } as unknown as Properties
}

const heardFrom = (properties: Properties, ...remembered: ReadonlyArray<typeof byKeeping>) => {
  const questions: Array<PageQuestion> = []
  const heard = { failures: 0 }
  const pages = listenedTo(
    properties,
    {
      answered: (question) => void questions.push(question),
      failed: () => void (heard.failures += 1),
    },
    ...remembered,
  )
  return { pages, questions, heard }
}

const calls: ReadonlyArray<readonly [keyof Properties, ReadonlyArray<unknown>]> = [
  ["home", []],
  ["suggest", ["ipoh"]],
  ["search", [{ where: "ipoh" }]],
  ["open", ["the-springwater", { adults: 2 }]],
  ["listed", [["the-springwater"], { adults: 2 }]],
  ["calendar", ["the-springwater", "2026-12-01", "2027-01-01"]],
  ["placeNights", ["ipoh", "2026-12-01", "2027-01-01"]],
]

const asking = (pages: Properties, name: keyof Properties, asked: ReadonlyArray<unknown>) =>
  (pages[name] as (...asked: ReadonlyArray<unknown>) => Effect.Effect<unknown>)(...asked)

describe("what a page asks", () => {
  it.each(calls)("is handed on as it is, and heard: %s", async (name, asked) => {
    const { pages, questions, heard } = heardFrom(echoing())

    const answer = await Effect.runPromise(asking(pages, name, asked))

    expect(answer).toEqual({ name, asked })
    expect(questions).toHaveLength(1)
    expect(heard.failures).toBe(0)
    expect(await Effect.runPromise(questions[0]!.ask(echoing()))).toEqual({ name, asked })
    expect(await answeredAlike(questions, echoing())).toBe(true)
  })

  it("is not answered where it failed, which is heard as well", async () => {
    const { pages, questions, heard } = heardFrom(
      echoing({ home: () => Effect.fail(new PropertiesUnreachable()) }),
    )

    await Effect.runPromiseExit(pages.home())

    expect(questions).toEqual([])
    expect(heard.failures).toBe(1)
  })
})

describe("whether questions are answered as before", () => {
  const answering = (answer: unknown) => echoing({ home: () => Effect.succeed(answer as never) })

  const asked = async (properties: Properties, ...remembered: ReadonlyArray<typeof byKeeping>) => {
    const { pages, questions } = heardFrom(properties, ...remembered)
    await Effect.runPromise(pages.home())
    return questions
  }

  it.each([
    ["the same object", { stays: 12 }, { stays: 12 }, true],
    ["another object", { stays: 12 }, { stays: 11 }, false],
    ["the same text", "ipoh", "ipoh", true],
    ["another text", "ipoh", "kuching", false],
    ["nothing again", null, null, true],
    ["something for nothing", null, {}, false],
  ])("is seen by what they say: %s", async (_, before, now, isAlike) => {
    expect(await answeredAlike(await asked(answering(before)), answering(now))).toBe(isAlike)
    const kept = await asked(answering(before), byKeeping)
    expect(await answeredAlike(kept, answering(now))).toBe(isAlike)
  })

  it("is seen without reading an answer that is kept and given again", async () => {
    let readings = 0
    const answer = { toJSON: () => (readings += 1) }

    expect(await answeredAlike(await asked(answering(answer), byKeeping), answering(answer))).toBe(
      true,
    )
    expect(readings).toBe(0)
    await asked(answering(answer))
    expect(readings).toBe(1)
  })

  it("is asked of each, and of none after one that differs", async () => {
    const questions = [...(await asked(answering(1))), ...(await asked(answering(2)))]
    let count = 0
    const counting = (answers: ReadonlyArray<number>) =>
      echoing({ home: () => Effect.sync(() => answers[count++] as never) })

    expect(await answeredAlike(questions, counting([1, 2]))).toBe(true)
    count = 0
    expect(await answeredAlike(questions, counting([1, 3]))).toBe(false)
    count = 0
    expect(await answeredAlike(questions, counting([3, 2]))).toBe(false)
    expect(count).toBe(1)
  })

  it("is no where one is not answered, or breaks", async () => {
    const questions = await asked(answering(1))
    const silent = echoing({ home: () => Effect.fail(new PropertiesUnreachable()) })
    const broken = echoing({ home: () => Effect.die(new Error("broken")) })

    expect(await answeredAlike(questions, silent)).toBe(false)
    expect(await answeredAlike(questions, broken)).toBe(false)
    expect(await answeredAlike([], broken)).toBe(true)
  })
})
