/** A promise that was broken, by its number in the list of README.md. */
export class Violation extends Error {
  readonly promise: string
  constructor(promise: string, what: string) {
    super(`Promise ${promise} is broken: ${what}`)
    this.promise = promise
  }
}
