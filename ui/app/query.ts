/** The query of an address: texts by name, several where a name comes more than once. */
export type Query = Readonly<Record<string, string | ReadonlyArray<string>>>

/** Reads a query string with or without its question mark. */
export const readQuery = (text: string): Query => {
  const parameters = new URLSearchParams(text)
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? "") : values]
    }),
  )
}

/** The parameters of a query. */
export const parametersOf = (query: object): URLSearchParams => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  )
  return new URLSearchParams(pairs.filter(([, value]) => value !== "undefined"))
}

/** Writes a query string with its question mark, or nothing. */
export const writeQuery = (query: object): string => {
  const text = parametersOf(query).toString()
  return text === "" ? "" : `?${text}`
}
