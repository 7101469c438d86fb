import { memoizeByObject } from "#core/kernel/memoize-by-object.ts"

type Params = Readonly<Record<string, string>>

/** A step of a described path: itself, or any step that is given under a name. */
type Step = { readonly literal: string } | { readonly parameter: string }

const stepsOf = (described: string): ReadonlyArray<Step> =>
  described.split("/").map((step) => {
    const parameter = /^\{(\w+)\}$/.exec(step)?.[1]
    return parameter === undefined ? { literal: step } : { parameter }
  })

const paramsOf = (wanted: ReadonlyArray<Step>, given: ReadonlyArray<string>): Params | null => {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, step] of wanted.entries()) {
    const found = given[place] ?? ""
    if ("parameter" in step) params[step.parameter] = found
    else if (step.literal !== found) return null
  }
  return params
}

/** The parameters with which a path fits a described one, or null when it does not. */
export const paramsIn = (described: string, pathname: string): Params | null =>
  paramsOf(stepsOf(described), pathname.split("/"))

/** A path with its parameters filled in. */
export const pathWith = (described: string, params: Readonly<Record<string, string>>): string =>
  described.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))

export type Match<E extends { readonly path: string }> = {
  readonly name: string
  readonly endpoint: E
  readonly params: Params
}

type Endpoints = Readonly<Record<string, { readonly path: string }>>

const parametersOf = ({ steps }: { readonly steps: ReadonlyArray<Step> }): number =>
  steps.filter((step) => "parameter" in step).length

/** The paths of a contract, those without parameters first; they are read once. */
const pathsOf = memoizeByObject((endpoints: Endpoints) =>
  Object.entries(endpoints)
    .map(([name, { path }]) => ({ name, steps: stepsOf(path) }))
    .toSorted((one, other) => parametersOf(one) - parametersOf(other)),
)

/** The endpoints whose path fits, those without parameters first. */
export const matchesOf = <E extends { readonly path: string }>(
  endpoints: Readonly<Record<string, E>>,
  pathname: string,
): ReadonlyArray<Match<E>> => {
  const given = pathname.split("/")
  return pathsOf(endpoints).flatMap(({ name, steps }) => {
    const [params, endpoint] = [paramsOf(steps, given), endpoints[name]]
    return params && endpoint ? [{ name, endpoint, params }] : []
  })
}
