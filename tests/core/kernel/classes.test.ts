import { classesOf, onceForEach } from "#core/kernel/classes.ts"
import { expect, it } from "vitest"

const words = ["one", "two", "three", "seven", "six"]
const byLength = classesOf(words, ({ length }) => `${length}`)

const asking = (known?: Array<string | undefined>) => {
  const asked: Array<string> = []
  const answer = onceForEach(
    byLength,
    (word) => {
      asked.push(word)
      return word.toUpperCase()
    },
    known,
  )
  return { asked, answer }
}

it("puts together what has the same key, with the first of each class to stand for it", () => {
  expect([...byLength.of]).toEqual([0, 0, 1, 1, 0])
  expect(byLength.samples).toEqual(["one", "three"])
})

it("asks each class once, and only when one of it is asked for", () => {
  const { asked, answer } = asking()

  expect([4, 1, 0].map(answer)).toEqual(["ONE", "ONE", "ONE"])
  expect(asked).toEqual(["one"])
  expect([2, 3].map(answer)).toEqual(["THREE", "THREE"])
  expect(asked).toEqual(["one", "three"])
})

it("asks for nothing that was answered before", () => {
  const known = [undefined, "known"]
  const { asked, answer } = asking(known)

  expect([0, 2].map(answer)).toEqual(["ONE", "known"])
  expect(asked).toEqual(["one"])
  expect(known).toEqual(["ONE", "known"])
})
