import { Unreachable, unwrapAnswer } from "#ui/app/unwrap-answer.ts"
import { isNotFound } from "@tanstack/react-router"
import { expect, it } from "vitest"

it("takes the value out of an answer", async () => {
  expect(await unwrapAnswer(Promise.resolve({ ok: 3 }))).toBe(3)
})

it("has the page of what does not exist shown", async () => {
  const failed = await unwrapAnswer(Promise.resolve({ failed: "notFound" })).catch(
    (failure: unknown) => failure,
  )

  expect(isNotFound(failed)).toBe(true)
})

it("has the page shown that offers to try again where nobody answered", async () => {
  const failed = await unwrapAnswer(Promise.resolve({ failed: "unreachable" })).catch(
    (failure: unknown) => failure,
  )

  expect(failed).toBeInstanceOf(Unreachable)
  expect(failed).toMatchObject({ name: "Unreachable" })
})
