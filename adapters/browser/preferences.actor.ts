import { Effect } from "effect"
import { createActor } from "xstate"
import { answering } from "#core/kernel/actors.ts"
import type { Language } from "#core/kernel/localised.ts"
import { preferencesMachine, type WordsAnswer } from "#core/preferences/preferences.machine.ts"
import { PREFERENCES_KEPT_SECONDS, type Preferences } from "#core/preferences/preferences.ts"

type Outside = {
  readonly speak: (language: Language) => Promise<void>
  readonly changed: (preferences: Preferences) => void
}

const keep = (name: string, value: string): void => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  document.cookie = `${name}=${value}; path=/; max-age=${PREFERENCES_KEPT_SECONDS}; samesite=lax${secure}`
}

const keepInCookies = ({ language, theme }: Preferences): void => {
  keep("language", language)
  if (theme) keep("theme", theme)
}

const wordsOf = (speak: Outside["speak"]) =>
  answering((language: Language) =>
    Effect.tryPromise(() => speak(language)).pipe(
      Effect.as<WordsAnswer>({ type: "words.fetched", language }),
      Effect.orElseSucceed((): WordsAnswer => ({ type: "words.missing" })),
    ),
  )

/** Lets the machine decide, keeps what it decided in cookies, and says so to the page. */
export const startPreferences = (first: Preferences, { speak, changed }: Outside) => {
  const machine = preferencesMachine.provide({
    actors: { fetchWords: wordsOf(speak) },
    actions: { keepPreferences: (_, kept) => keepInCookies(kept) },
  })
  const actor = createActor(machine, { input: { language: first.language, theme: first.theme } })
  let { language, theme } = first
  actor.subscribe(({ context }) => {
    if (context.language === language && context.theme === theme) return
    ;({ language, theme } = context)
    changed({ language, theme })
  })
  return actor.start()
}
