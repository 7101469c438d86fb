/** The parameters with which a path fits a described one, or null when it does not. */
export const paramsIn = (
  described: string,
  pathname: string,
): Readonly<Record<string, string>> | null => {
  const wanted = described.split("/")
  const given = pathname.split("/")
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, step] of wanted.entries()) {
    const found = given[place] ?? ""
    const name = /^\{(\w+)\}$/.exec(step)?.[1]
    if (name === undefined && step !== found) return null
    if (name !== undefined) params[name] = found
  }
  return params
}

/** A path with its parameters filled in. */
export const pathWith = (described: string, params: Readonly<Record<string, string>>): string =>
  described.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))

export type Match<E extends { readonly path: string }> = {
  readonly name: string
  readonly endpoint: E
  readonly params: Readonly<Record<string, string>>
}

/** The endpoints whose path fits, those without parameters first. */
export const matchesOf = <E extends { readonly path: string }>(
  endpoints: Readonly<Record<string, E>>,
  pathname: string,
): ReadonlyArray<Match<E>> =>
  Object.entries(endpoints)
    .flatMap(([name, endpoint]) => {
      const params = paramsIn(endpoint.path, pathname)
      return params ? [{ name, endpoint, params }] : []
    })
    .toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)
