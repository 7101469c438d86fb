import { keepForOffline } from "#adapters/browser/offline.browser.ts"
import type { ShownPage } from "#core/offline/shown-page.ts"
import type { Preferences } from "#core/preferences/preferences.ts"
import { vi } from "vitest"

const listening = () => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    call: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** A worker that is registered in a browser, by the address of its script. */
export const aRegistration = (part: "installing" | "waiting" | "active", scriptURL: string) => ({
  installing: null,
  waiting: null,
  active: null,
  [part]: { scriptURL },
  unregister: vi.fn<() => Promise<boolean>>(async () => true),
})

/** A tab whose browser has workers, and what it says to the one that keeps pages. */
export const anOfflineTab = (
  registrations: ReadonlyArray<ReturnType<typeof aRegistration>> = [],
  fetchAhead: () => Promise<unknown> = async () => {},
) => {
  const told: Array<ShownPage> = []
  const heardOf: Array<string> = []
  const [rendered, signedIn, chosen] = [listening(), listening(), listening()]
  const state = {
    session: null as { readonly email: string } | null,
    preferences: { language: "en", theme: null } as Preferences,
  }
  const register = vi.fn<(script: string, options: object) => Promise<void>>(async () => {})
  const container = {
    register,
    ready: Promise.resolve({
      active: { postMessage: (shown: ShownPage) => void told.push(shown) },
    }),
    getRegistrations: async () => registrations,
  }
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: container })
  const begin = (isBuilt = true): void =>
    keepForOffline(
      isBuilt,
      {
        subscribe: (event, listener) => {
          heardOf.push(event)
          return rendered.subscribe(listener)
        },
      },
      { read: () => state.session, subscribe: signedIn.subscribe },
      { read: () => state.preferences, subscribe: chosen.subscribe },
      fetchAhead,
    )
  return {
    told,
    heardOf,
    register,
    begin,
    state,
    renders: rendered.call,
    signsIn: (email: string) => {
      state.session = { email }
      signedIn.call()
    },
    chooses: (preferences: Preferences) => {
      state.preferences = preferences
      chosen.call()
    },
  }
}
