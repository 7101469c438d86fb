import { PASSWORD } from "#tests/journeys/steps/having-account.ts"
import { fileURLToPath } from "node:url"
import type { Sitter } from "./scene.ts"

export { PASSWORD }

/** The guest of every picture: each tab has a mocked API of its own, and nobody else in it. */
export const EMAIL = "aisyah.tan@example.com"

/** Only the server knows that everybody uses it. */
export const COMMON_PASSWORD = "salamander"

export const A_PICTURE = fileURLToPath(
  new URL("../../../fixtures/pictures/bedroom-king-sea-03.webp", import.meta.url),
)

/** Comes in with a new account, on the way to a page. */
export const joins = async (guest: Sitter, wayOn = "/"): Promise<void> => {
  await guest.goesTo(`/register?redirect=${encodeURIComponent(wayOn)}`)
  await guest.registers(EMAIL)
  await guest.page.waitForURL((url) => !url.pathname.startsWith("/register"))
}

const calls = (
  guest: Sitter,
  path: string,
  body: object,
  credentials: RequestCredentials = "same-origin",
): Promise<void> =>
  guest.page.evaluate(
    async ([address, said, cookies]) => {
      const headers = { "content-type": "application/json" }
      await fetch(address, { method: "POST", headers, body: said, credentials: cookies })
    },
    [path, JSON.stringify(body), credentials] as const,
  )

/** The session ends where this page does not see it. */
export const isSignedOutElsewhere = (guest: Sitter): Promise<void> =>
  calls(guest, "/api/session/end", {})

/** The same guest on another browser as well: whoever leaves cookies out is one to the mocked API. */
export const isSignedInElsewhere = (guest: Sitter): Promise<void> =>
  calls(guest, "/api/session", { email: EMAIL, password: PASSWORD }, "omit")
