// Plain JavaScript: every Node of a run loads it, also one that does not read TypeScript.

/** By which setting the processes of a run know how far ahead their clock is. */
const SHIFT = "LATER_CLOCK_MS"

/** The eve of a month without a 29th, in a year that is far from every date in the tests. */
const ANOTHER_DAY = Date.UTC(2030, 1, 27, 15, 50)

/**
 * How far ahead the clock of this run is; nothing where the run lives today.
 * @param {Readonly<Record<string, string | undefined>>} settings
 * @returns {number}
 */
export const shiftOf = (settings) => Number(settings[SHIFT] ?? 0)

/**
 * A date class that is `shift` milliseconds ahead of this one, and otherwise what it is.
 * @param {DateConstructor} RealDate
 * @param {number} shift
 * @returns {DateConstructor}
 */
export const shiftedDate = (RealDate, shift) =>
  new Proxy(RealDate, {
    get: (target, name) =>
      name === "now" ? () => target.now() + shift : Reflect.get(target, name),
    construct: (target, words, newTarget) =>
      Reflect.construct(target, words.length === 0 ? [target.now() + shift] : words, newTarget),
    apply: (target) => new target(target.now() + shift).toString(),
  })

/**
 * The settings with which each process of a run lives on a day in 2030; `options` were Node's before.
 * @param {number} now
 * @param {string} options
 * @returns {{ readonly NODE_OPTIONS: string, readonly LATER_CLOCK_MS: string }}
 */
export const environmentOfAnotherDay = (now, options) => ({
  NODE_OPTIONS:
    `${options} --import=${new URL("later-clock.preload.js", import.meta.url).href}`.trim(),
  LATER_CLOCK_MS: `${ANOTHER_DAY - now}`,
})
