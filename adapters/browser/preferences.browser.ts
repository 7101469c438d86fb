import type { Language } from "#core/kernel/localised.ts"
import type { PreferencesEvent } from "#core/preferences/preferences.machine.ts"
import type { Preferences } from "#core/preferences/preferences.ts"

/**
 * The guest's preferences in one browser tab. Their machine is loaded with the first choice or ahead
 * of it; until then the page stays as the server rendered it. One that could not be loaded is loaded
 * by the next choice.
 */
export const browserPreferences = (
  first: Preferences,
  speak: (language: Language) => Promise<void>,
) => {
  const listeners = new Set<() => void>()
  let current: Preferences = { language: first.language, theme: first.theme }
  const changed = (preferences: Preferences): void => {
    current = preferences
    for (const listener of listeners) listener()
  }
  let started: Promise<{ send: (event: PreferencesEvent) => void }> | undefined
  const start = () =>
    (started ??= import("./preferences.actor.ts").then(
      ({ startPreferences }) => startPreferences(first, { speak, changed }),
      (failure: unknown) => {
        started = undefined
        throw failure
      },
    ))

  return {
    chosen: {
      read: () => current,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      choose: (choice: PreferencesEvent) => void start().then((actor) => actor.send(choice)),
    },
    fetchAhead: () => void start().catch(() => {}),
  }
}
