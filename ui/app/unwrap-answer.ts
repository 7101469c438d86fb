import { notFound } from "@tanstack/react-router"
import type { PageAnswer } from "./pages.ts"

/** The service behind a page did not answer; the page offers to try again. */
export class Unreachable extends Error {
  override readonly name = "Unreachable"
}

/**
 * The value of an answer; shows the not-found page if it does not exist, the error page if there
 * was no answer.
 */
export const unwrapAnswer = async <A>(answer: Promise<PageAnswer<A>>): Promise<A> => {
  const settled = await answer
  if ("ok" in settled) return settled.ok
  if (settled.failed === "notFound") throw notFound()
  throw new Unreachable()
}
