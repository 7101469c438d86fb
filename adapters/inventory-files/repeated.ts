/** The names that are there more than once, each once. */
export const repeated = (names: ReadonlyArray<string> = []): ReadonlyArray<string> => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
]
