import { Session, type Profiler } from "node:inspector/promises"

/** By which part of the program a profile's time is told apart; the first that fits counts. */
const CAUSES: ReadonlyArray<readonly [cause: string, place: RegExp]> = [
  ["React", /node_modules\/(react|react-dom|scheduler)\//],
  ["router", /node_modules\/@tanstack\//],
  ["state (seroval)", /node_modules\/seroval/],
  ["i18next", /node_modules\/i18next\//],
  ["icons (lucide)", /node_modules\/lucide/],
  ["Effect", /node_modules\/effect\//],
  ["schemas of dates", /node_modules\/date-fns/],
  ["other packages", /node_modules\//],
  ["the site's pages", /dist\/server\//],
  ["the site's core and adapters", /\/(core|adapters|fixtures)\//],
  ["Node", /^node:/],
]

const causeOf = ({ functionName, url }: { functionName: string; url: string }): string => {
  if (functionName === "(garbage collector)") return "garbage"
  if (functionName === "(idle)" || functionName === "(root)") return ""
  const known = CAUSES.find(([, place]) => place.test(url))
  return known?.[0] ?? (functionName === "(program)" ? "outside of scripts" : "built in")
}

const sharesIn = (
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  keyOf: (frame: Profiler.ProfileNode["callFrame"]) => string,
) => {
  const keys = new Map(nodes.map(({ id, callFrame }) => [id, keyOf(callFrame)]))
  const spent = new Map<string, number>()
  samples.forEach((id, index) => {
    const key = keys.get(id) ?? ""
    if (key !== "") spent.set(key, (spent.get(key) ?? 0) + (timeDeltas[index] ?? 0))
  })
  const total = [...spent.values()].reduce((sum, one) => sum + one, 0)
  return [...spent]
    .map(([key, time]) => [key, time / total] as const)
    .toSorted(([, one], [, other]) => other - one)
}

/** The shares of the time of some work by cause, and the functions that took most, themselves alone. */
export const profiled = async (work: () => Promise<unknown>) => {
  const session = new Session()
  session.connect()
  await session.post("Profiler.enable")
  await session.post("Profiler.setSamplingInterval", { interval: 200 })
  await session.post("Profiler.start")
  await work()
  const { profile } = await session.post("Profiler.stop")
  session.disconnect()
  const nameOf = ({ functionName, url, lineNumber }: Profiler.ProfileNode["callFrame"]) =>
    functionName === "(idle)"
      ? ""
      : `${functionName} ${url.split("/").slice(-3).join("/")}:${lineNumber + 1}`
  return { causes: sharesIn(profile, causeOf), functions: sharesIn(profile, nameOf).slice(0, 40) }
}
