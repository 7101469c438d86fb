import { startWebServer } from "#adapters/http-server/web-server.ts"
import { startCardProvider } from "#tests/support/card-provider.ts"
import { setTimeout as pause } from "node:timers/promises"

/** How the provider answers the server; guests' own browsers reach it as always. */
export type Trouble = "none" | "slow" | "hangs" | "down" | "busy" | "breaksAfter"

const SLOW_MS = 3000

const refused = (status: number, type: string): Response =>
  Response.json({ error: { type, message: "In trouble." } }, { status })

/** A payment provider at an address of its own that is in trouble when a test says so. */
export const aTroubledProvider = async () => {
  const provider = await startCardProvider()
  const hanging = new Set<() => void>()
  let trouble: Trouble = "none"

  const answer = async (request: Request): Promise<Response> => {
    switch (trouble) {
      case "none":
        return provider.answer(request)
      case "slow":
        await pause(SLOW_MS)
        return provider.answer(request)
      case "hangs":
        await new Promise<void>((resolve) => void hanging.add(resolve))
        return refused(503, "api_error")
      case "busy":
        return refused(429, "rate_limit_error")
      case "breaksAfter":
        await provider.answer(request)
        return refused(500, "api_error")
      case "down":
        return refused(502, "api_error")
      default:
        return trouble satisfies never
    }
  }
  const host = "127.0.0.1"
  let server = await startWebServer(answer, { port: 0, host })
  const { port } = server

  const endHanging = (): void => {
    for (const end of hanging) end()
    hanging.clear()
  }
  return {
    settings: { ...provider.settings, STRIPE_API_BASE: `http://${host}:${port}` },
    /** Where a guest's browser confirms its card. */
    forBrowsers: provider.settings.STRIPE_API_BASE,
    tells: provider.tells,
    /** From now on it is in this trouble; nobody listens at all while it is down. */
    is: async (next: Trouble): Promise<void> => {
      if (next === "down") await server.stop()
      if (trouble === "down" && next !== "down")
        server = await startWebServer(answer, { port, host })
      trouble = next
      endHanging()
    },
    stop: async (): Promise<void> => {
      endHanging()
      if (trouble !== "down") await server.stop()
      await provider.stop()
    },
  }
}
