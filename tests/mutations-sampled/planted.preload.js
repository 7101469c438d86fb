// Plain JavaScript: every Node of a run loads it, also one that does not read TypeScript.
import { existsSync, readFileSync } from "node:fs"
import { registerHooks } from "node:module"

// Servers, commands and threads that a test starts read their files themselves, without Vitest.
const place = process.env["PLANTED"] ?? ""
if (existsSync(place)) {
  const { url, text } = JSON.parse(readFileSync(place, "utf8"))
  registerHooks({
    load: (asked, context, next) => {
      const loaded = next(asked, context)
      return asked.split("?")[0] === url ? { ...loaded, source: text } : loaded
    },
  })
}
