// @vitest-environment happy-dom
import { googleWindow } from "#adapters/browser/identity-window.google.ts"
import { WindowRefused } from "#core/account/identity-window.port.ts"
import { windowScript } from "#fixtures/sandbox/google/window.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const settings = { clientId: "singgah", script: "https://google.test/gsi/client" }
const AUTHORIZE = "https://google.test/authorize"

type Popup = { closed: boolean; close: () => void }

let popup: Popup | null
const opened: Array<URL> = []
const loaded: Array<string> = []

beforeEach(() => {
  vi.useFakeTimers()
  popup = { closed: false, close: () => void (popup!.closed = true) }
  vi.spyOn(window, "open").mockImplementation((address) => {
    opened.push(new URL(`${address}`))
    return popup as never
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, "google")
  opened.length = 0
  loaded.length = 0
})

/** The stand-in's script, as a page would run it. */
const script = await windowScript(AUTHORIZE).text()

const load = async (address: string): Promise<void> => {
  loaded.push(address)
  // oxlint-disable-next-line no-new-func -- this is how a page runs the script
  new Function(script)()
}

const asking = (loadScript = load) =>
  Effect.runPromise(Effect.result(googleWindow(settings, loadScript).ask("begun")))

const says = (data: object, source: unknown = popup) =>
  window.dispatchEvent(new MessageEvent("message", { data, source: source as never }))

describe("Google's own window", () => {
  it("asks for a code, and says what the guest said", { tags: ["§7.7"] }, async () => {
    const answer = asking()
    await vi.advanceTimersByTimeAsync(0)
    says({ code: "forged", state: "begun" }, window)
    says({ code: "said", state: "begun" })

    expect(await answer).toMatchObject({ success: { code: "said", state: "begun", way: "window" } })
    expect(Object.fromEntries(opened[0]!.searchParams)).toMatchObject({
      client_id: "singgah",
      response_type: "code",
      scope: "openid email profile",
      state: "begun",
    })
    expect(popup?.closed).toBe(true)
  })

  it("opens for this site alone, for a name, an email and a code", async () => {
    const requestCode = vi.fn<() => void>()
    const initCodeClient = vi.fn<(config: object) => object>(() => ({ requestCode }))
    Object.assign(globalThis, { google: { accounts: { oauth2: { initCodeClient } } } })

    void asking()
    await vi.advanceTimersByTimeAsync(0)

    expect(loaded).toEqual([])
    expect(requestCode).toHaveBeenCalledOnce()
    expect(initCodeClient.mock.calls).toEqual([
      [
        {
          client_id: "singgah",
          scope: "openid email profile",
          ux_mode: "popup",
          state: "begun",
          callback: expect.any(Function),
          error_callback: expect.any(Function),
        },
      ],
    ])
  })

  it.each([
    ["declines", () => void says({ error: "access_denied", state: "begun" })],
    ["closes it", () => void popup!.close()],
  ])("hears no from a guest who %s", async (_what, act) => {
    const answer = asking()
    await vi.advanceTimersByTimeAsync(0)
    act()
    await vi.advanceTimersByTimeAsync(1000)

    expect(await answer).toMatchObject({ success: { code: null, state: "begun", way: "window" } })
  })

  it("is refused where the browser opens no window", async () => {
    popup = null

    expect(await asking()).toMatchObject({ failure: new WindowRefused() })
  })

  it.each([
    ["cannot be loaded", () => Promise.reject(new Error("blocked"))],
    ["is none of Google's", () => Promise.resolve()],
    ["is another one by now", async () => void Object.assign(globalThis, { google: {} })],
  ])("is refused where the script %s", async (_what, loadScript) => {
    expect(await asking(loadScript)).toMatchObject({ failure: new WindowRefused() })
  })

  it("is refused in time where the script does not come", async () => {
    const answer = asking(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(4000)

    expect(await answer).toMatchObject({ failure: new WindowRefused() })
  })

  it(
    "fetches its script once, when the guest comes near, and again where that failed",
    { tags: "§7.9" },
    async () => {
      const failures = [new Error("blocked")]
      const own = googleWindow(settings, async (address) => {
        const failure = failures.pop()
        if (failure) throw failure
        return load(address)
      })
      own.comesNear()
      await vi.advanceTimersByTimeAsync(0)
      own.comesNear()
      own.comesNear()
      await vi.advanceTimersByTimeAsync(0)

      expect(loaded).toEqual([settings.script])
      expect(opened).toEqual([])
    },
  )
})
