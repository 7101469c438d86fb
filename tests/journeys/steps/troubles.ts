import type { BrowserContext } from "playwright"

/** What a browser says of every answer that is no success; some stories are about just that. */
const REFUSAL = /^Failed to load resource|^(Unreachable|PieceMissing)\b/

/** A failure that a story makes itself, to see what becomes of it. */
export const MADE_BY_THE_STORY = "A failure that the story made"

/** Said by React's development build alone, of the router's way to wait for a page's module. */
const ROUTER_WAITS = /^Error: This library called use\(\) to suspend in a previous render/

/** Said by Chromium of a header that counts for sites over https alone. */
const PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/

/** Everything that went wrong in a guest's browser: exceptions, refused content, errors said. */
export const troublesOf = (
  context: BrowserContext,
  expectsRefusals: boolean,
): ReadonlyArray<string> => {
  const troubles: Array<string> = []
  context.on("console", (message) => {
    const isExpected =
      [ROUTER_WAITS, PLAIN_HTTP].some((one) => one.test(message.text())) ||
      (expectsRefusals && REFUSAL.test(message.text()))
    if (message.type() === "error" && !isExpected)
      troubles.push(`${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error()
    const isExpected = expectsRefusals && message === MADE_BY_THE_STORY
    if (!isExpected) troubles.push(stack || `${name}: ${message}`)
  })
  return troubles
}
