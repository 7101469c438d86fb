import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { chromiumArguments } from "../../support/chromium.ts"

type Params = Readonly<Record<string, unknown>>
type Listener = (params: never) => void

/** The browser, or one page of it, by the names of Chrome's DevTools protocol. */
export type Session = {
  readonly send: <Answer>(method: string, params?: Params) => Promise<Answer>
  readonly on: <Event>(event: string, listener: (params: Event) => void) => void
}

/** A browser that nothing watches but what it is asked to. */
export type BareBrowser = Session & {
  /** An empty page with a cache of its own. */
  readonly open: () => Promise<Session & { readonly close: () => Promise<void> }>
  readonly close: () => Promise<void>
}

type Message = {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: Params
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Asks over one connection and gives each session its own answers and events. */
const connected = async (address: string) => {
  const socket = new WebSocket(address)
  await once(socket, "open")
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Map<string, Array<Listener>>()
  socket.addEventListener("message", ({ data }) => {
    const { id, sessionId = "", method, params, result, error }: Message = JSON.parse(String(data))
    if (id === undefined)
      listeners.get(`${sessionId} ${method}`)?.forEach((one) => one(params as never))
    else if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    if (id !== undefined) waiting.delete(id)
  })
  let last = 0
  return (sessionId?: string): Session => ({
    send: async <Answer>(method: string, params: Params = {}) => {
      const id = (last += 1)
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
      return (await answer.promise) as Answer
    },
    on: (event, listener) => {
      const name = `${sessionId ?? ""} ${event}`
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
  })
}

/**
 * A Chromium that is driven without Playwright. Playwright asks a page to report its errors, and then
 * V8 reads a script a second time wherever an error is made, which React does five times as it starts:
 * some 80 ms on a slow phone, which no guest waits for.
 */
export const startBareBrowser = async (extra: ReadonlyArray<string>): Promise<BareBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), "singgah-paint-"))
  const { executablePath, args } = chromiumArguments([
    ...extra,
    "--headless",
    "--remote-debugging-port=0",
    `--user-data-dir=${folder}`,
  ])
  const chromium = spawn(executablePath, args, { stdio: ["ignore", "ignore", "pipe"] })
  let address: string | undefined
  for await (const line of createInterface(chromium.stderr)) {
    address = /^DevTools listening on (ws:.*)$/.exec(line)?.[1]
    if (address) break
  }
  if (!address) throw new Error("The browser ended before it listened")
  chromium.stderr.resume()
  const sessionOf = await connected(address)
  const browser = sessionOf()
  return {
    ...browser,
    open: async () => {
      const context = await browser.send<{ browserContextId: string }>(
        "Target.createBrowserContext",
      )
      const target = await browser.send<{ targetId: string }>("Target.createTarget", {
        url: "about:blank",
        ...context,
      })
      const { sessionId } = await browser.send<{ sessionId: string }>("Target.attachToTarget", {
        ...target,
        flatten: true,
      })
      return {
        ...sessionOf(sessionId),
        close: () => browser.send("Target.disposeBrowserContext", context),
      }
    },
    close: async () => {
      const ended = once(chromium, "exit")
      // Its answer may be lost, as the connection ends with the browser.
      void browser.send("Browser.close")
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
