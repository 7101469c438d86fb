import type { Analytics } from "#ui/app/context.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { VisitCounting } from "#ui/shell/VisitCounting.tsx"
import { act, screen } from "@testing-library/react"
import { expect, it } from "vitest"

const counting: Analytics = {
  consent: () => "unasked",
  subscribe: () => () => {},
  decide: () => {},
  tell: () => {},
}

const QUESTION = { name: "May we use cookies for visit statistics?" }
const question = () => screen.queryByRole("region", QUESTION)

it("asks for consent where visits are counted, once its words are there", async () => {
  const words = Promise.withResolvers<void>()
  await draw(<VisitCounting />, {
    analytics: async () => counting,
    completeWords: () => words.promise,
  })
  await act(async () => {})
  expect(question()).toBe(null)

  words.resolve()
  expect(await screen.findByRole("region", QUESTION)).toBeTruthy()
})

it("asks nothing where none are counted, or where the counting cannot be fetched", async () => {
  await draw(<VisitCounting />)
  await act(async () => {})
  expect(question()).toBe(null)

  await draw(<VisitCounting />, { analytics: () => Promise.reject(new Error("Cut off")) })
  await act(async () => {})
  expect(question()).toBe(null)
})
