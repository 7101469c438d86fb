import { betweenSentences } from "#ui/formats/between-sentences.ts"
import { expect, it } from "vitest"

it.each([
  ["en", " "],
  ["bm", " "],
  ["cn", ""],
] as const)("parts sentences in %s by %j", (language, gap) => {
  expect(betweenSentences[language]).toBe(gap)
})
