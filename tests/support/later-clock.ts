/** By which setting the processes of a run know how far ahead their clock is. */
const SHIFT = "LATER_CLOCK_MS"

/** The eve of a month without a 29th, in a year that is far from every date in the tests. */
const ANOTHER_DAY = Date.UTC(2030, 1, 27, 15, 50)

/** How far ahead the clock of this run is; nothing where the run lives today. */
export const shiftOf = (settings: Readonly<Record<string, string | undefined>>): number =>
  Number(settings[SHIFT] ?? 0)

/** A date class that is `shift` milliseconds ahead of this one, and otherwise what it is. */
export const shiftedDate = (RealDate: DateConstructor, shift: number): DateConstructor =>
  new Proxy(RealDate, {
    get: (target, name): unknown =>
      name === "now" ? () => target.now() + shift : Reflect.get(target, name),
    construct: (target, words, newTarget): Date =>
      Reflect.construct(target, words.length === 0 ? [target.now() + shift] : words, newTarget),
    apply: (target) => new target(target.now() + shift).toString(),
  })

/** The settings with which each process of a run lives on a day in 2030; `options` were Node's before. */
export const environmentOfAnotherDay = (
  now: number,
  options: string,
): { readonly NODE_OPTIONS: string; readonly LATER_CLOCK_MS: string } => ({
  NODE_OPTIONS:
    `${options} --import=${new URL("later-clock.preload.ts", import.meta.url).href}`.trim(),
  LATER_CLOCK_MS: `${ANOTHER_DAY - now}`,
})
