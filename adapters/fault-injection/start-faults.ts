import { fetchWithFaults, type FaultScenario, type Beginning } from "./fault-injection.ts"
import { faultScenarios, type FaultScenarioName } from "./faults.table.ts"
import { showBar } from "./fault-bar.ts"
import { sendingByFetch } from "./sending-by-fetch.ts"

const isKnown = (name: string): name is FaultScenarioName => Object.hasOwn(faultScenarios, name)

/** The faults of a list of names, and the names that are none. */
export const scenariosIn = (asked: string) => {
  const names = asked.split(",").map((name) => name.trim())
  const known = names.filter(isKnown)
  return { known, unknown: names.filter((name) => !isKnown(name)) }
}

const goOffline = (): void => {
  Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true })
  window.dispatchEvent(new Event("offline"))
}

/** Whether the server draws what goes wrong, so that it has to be drawn again. */
const isDrawn: Readonly<Record<Beginning, boolean>> = {
  home: true,
  results: true,
  checkout: false,
  find: false,
  booking: false,
  bookings: false,
  managing: false,
  register: false,
  login: false,
  recovery: false,
  profile: false,
  verification: false,
  contact: false,
}

/**
 * Starts the scenarios asked for in this tab. What comes back is for when the page stands: it draws
 * again what the server drew without faults, and says at the edge of the page what is wrong.
 */
export const startFaults = (asked: string) => {
  const { known, unknown } = scenariosIn(asked)
  const scenarios: ReadonlyArray<FaultScenario> = known.map((name) => faultScenarios[name])
  globalThis.fetch = fetchWithFaults(
    globalThis.fetch.bind(globalThis),
    scenarios.flatMap(({ faults }) => faults),
  )
  // As much of it as the upload of a file uses; the DOM's type asks for all of it.
  globalThis.XMLHttpRequest = sendingByFetch(globalThis.fetch) as never
  if (scenarios.some(({ isOffline }) => isOffline)) goOffline()
  const isOnPages = scenarios.some(({ begins }) => isDrawn[begins])
  return async (redraw: () => Promise<void>): Promise<void> => {
    if (isOnPages) await redraw()
    showBar({ known, unknown })
  }
}
