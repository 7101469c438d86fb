import { notFound } from "@tanstack/react-router"
import type { Answer } from "./pages.ts"

/** The service behind a page did not answer; the page offers to try again. */
export class Unreachable extends Error {
  override readonly name = "Unreachable"
}

/** What was asked for; what does not exist is the not-found page, no answer the error page. */
export const unwrapAnswer = async <A>(answer: Promise<Answer<A>>): Promise<A> => {
  const settled = await answer
  if ("ok" in settled) return settled.ok
  if (settled.failed === "notFound") throw notFound()
  throw new Unreachable()
}
