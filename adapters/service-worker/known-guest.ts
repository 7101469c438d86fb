import type { Preferences } from "#core/preferences/preferences.ts"
import { languageAccepted } from "#core/preferences/preferences.ts"
import type { PageGuest } from "./page-text.ts"
import { emptyShelves } from "./shelves.ts"

const CACHE = "singgah-guest"
const ADDRESS = "/offline/guest"

type Known = Preferences & {
  /** Null while nobody knows who it is: what was kept is gone already. */
  readonly guest: string | null
}

const firstKnown = (): Known => ({
  guest: null,
  language: languageAccepted(navigator.languages.join(",")) ?? "en",
  theme: null,
})

/** The guest that everything belongs to that is kept now. */
export const ownerOfCaches = async (): Promise<Known> => {
  const written = await (await caches.open(CACHE)).match(ADDRESS)
  return written ? ((await written.json()) as Known) : firstKnown()
}

const writeDown = async (known: Known): Promise<void> =>
  (await caches.open(CACHE)).put(ADDRESS, Response.json(known))

let age = 0

/** Counts how often everything was forgotten: what was asked for before is not kept after it. */
export const guestAge = (): number => age

/** Forgets everything that is kept of a guest. */
export const forgetGuest = async (): Promise<void> => {
  age += 1
  await emptyShelves()
  await writeDown({ ...(await ownerOfCaches()), guest: null })
}

/** Learns who uses the browser; whatever is kept of another guest is forgotten first. */
export const meetGuest = async ({ guest, language, theme }: PageGuest): Promise<void> => {
  const known = await ownerOfCaches()
  if (known.guest !== null && known.guest !== guest) await forgetGuest()
  if (known.guest !== guest || known.language !== language || known.theme !== theme)
    await writeDown({ guest, language, theme })
}
