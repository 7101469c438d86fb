import { assign, raise, setup } from "xstate"
import type { Language } from "../kernel/localised.ts"
import { toBeProvided } from "../kernel/actors.ts"
import type { Preferences, Theme } from "./preferences.ts"

export type PreferencesEvent =
  | { type: "guest.choseLanguage"; language: Language }
  | { type: "guest.choseTheme"; theme: Theme }
  | { type: "words.fetched"; language: Language }
  | { type: "words.missing" }

/** The words of a language have to be there before a page may speak it. */
export type WordsAnswer = Extract<PreferencesEvent, { type: `words.${string}` }>

type Context = Preferences & { readonly wanted: Language | null }

const chosenLanguage = ({ event }: { readonly event: { readonly language: Language } }) =>
  event.language

/** Remembers language and theme; a page never changes language before it has the words. */
export const preferencesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PreferencesEvent,
    input: {} as Preferences,
  },
  actors: { fetchWords: toBeProvided<Language, WordsAnswer>() },
  actions: {
    keepPreferences: (_, _kept: Preferences) => {},
    wantLanguage: assign((_, wanted: Language) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
  },
  guards: {
    isAnotherLanguage: ({ context }, chosen: Language) => chosen !== context.language,
  },
}).createMachine({
  id: "preferences",
  description:
    "Remembers language and theme; a page never changes language before it has the words.",
  context: ({ input }) => ({ ...input, wanted: null }),
  initial: "settled",
  on: {
    "guest.choseTheme": {
      actions: [
        assign({ theme: ({ event }) => event.theme }),
        { type: "keepPreferences", params: ({ context }) => context },
      ],
    },
  },
  states: {
    settled: {
      description: "The page speaks the language and wears the theme the guest chose.",
      on: {
        "guest.choseLanguage": {
          guard: { type: "isAnotherLanguage", params: chosenLanguage },
          target: "changingLanguage",
          actions: { type: "wantLanguage", params: chosenLanguage },
        },
      },
    },
    changingLanguage: {
      description: "The words of another language are on their way; the page still speaks the old.",
      invoke: {
        src: "fetchWords",
        input: ({ context }) => context.wanted ?? context.language,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "guest.choseLanguage": {
          target: "changingLanguage",
          reenter: true,
          actions: { type: "wantLanguage", params: chosenLanguage },
        },
        "words.fetched": {
          target: "settled",
          actions: [
            assign({ language: ({ event }) => event.language, wanted: null }),
            { type: "keepPreferences", params: ({ context }) => context },
          ],
        },
        "words.missing": { target: "settled", actions: "forgetWanted" },
      },
    },
  },
})
