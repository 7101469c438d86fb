import type { AnyStateNode } from "xstate"

interface Named {
  readonly type?: string
  readonly name?: string
  readonly guards?: ReadonlyArray<unknown>
  readonly params?: unknown
}

const SHORT_NAMES: Readonly<Record<string, string>> = { "xstate.assign": "remember" }

const actionNameOf = (action: unknown): string => {
  if (typeof action === "string") return action
  const { type = "", name = "" } = action as Named
  return SHORT_NAMES[type] ?? (type || name).replace(/^xstate\./, "")
}

/** The names of what a machine does on a step, in order. */
export const actionsOf = (actions: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  actions.map(actionNameOf)

/** The failures by which a condition tells ways of one event apart, which it names whatever happened. */
const namedFailures = (params: (facts: object) => unknown): ReadonlyArray<string> => {
  try {
    const { tag, tags = [] } = params({ context: {}, event: {} }) as {
      readonly tag?: string
      readonly tags?: ReadonlyArray<string>
    }
    return tag === undefined ? tags : [tag]
  } catch {
    // A condition of what has happened cannot say it before it has.
    return []
  }
}

const fixedWords = (params: unknown): string => {
  if (typeof params === "function") {
    const failures = namedFailures(params as (facts: object) => unknown)
    return failures.length > 0 ? `(${failures.join(", ")})` : ""
  }
  if (typeof params === "string") return `(${params})`
  if (typeof params !== "object" || params === null) return ""
  return `(${Object.values(params).flat().map(String).join(", ")})`
}

/** What has to hold for a step, as a clause. */
export const guardNameOf = (guard: unknown): string => {
  if (typeof guard === "string") return guard
  const { type, name, guards, params } = guard as Named
  const parts = (guards ?? []).map(guardNameOf)
  if (name === "not" && parts.length > 0) return `not ${parts[0]}`
  if (parts.length > 0) return parts.join(` ${name} `)
  if (type) return type + fixedWords(params)
  return name || "a condition without a name"
}

const sourceOf = (actorId: string, node: AnyStateNode): string => {
  const invoked = node.invoke.find(({ id }) => id === actorId)
  return typeof invoked?.src === "string" && !invoked.src.startsWith("xstate.")
    ? invoked.src
    : actorId
}

/** What happened, in the words of the product instead of XState's own. */
export const eventNameOf = (eventType: string, node: AnyStateNode): string => {
  if (eventType === "") return "at once"
  if (eventType === "*") return "anything else"
  const [, what, rest = ""] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(eventType) ?? []
  if (what === "done.actor") return `${sourceOf(rest, node)} answered`
  if (what === "error.actor") return `${sourceOf(rest, node)} failed`
  if (what === "done.state") return "done"
  if (what === "after")
    return `after ${rest.replace(`.${node.id}`, "").replace(/^(\d+)$/, "$1 ms")}`
  return eventType
}
