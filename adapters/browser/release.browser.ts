import { mayReload, withReload } from "#core/release/chunk-reload.ts"
import type { ReleaseEvent } from "#core/release/release.machine.ts"

type Build = { readonly id: string; readonly pollMs: number }

const KEY = "chunk-reloads"

/** Delay after which a page fetches the facts of its own build. */
const META_DELAY_MS = 1000

/** Reloads a path whose code is missing, at most once in ten seconds; says whether it does. */
const reloadOnceFor = (path: string): boolean => {
  try {
    const reloads = JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
    const now = Date.now()
    if (!mayReload(reloads, path, now)) return false
    sessionStorage.setItem(KEY, JSON.stringify(withReload(reloads, path, now)))
  } catch {
    // Where nothing can be remembered a reload could be the first of many.
    return false
  }
  location.reload()
  return true
}

/** Gives errors of missing script chunks a name, so that only these errors lead to a reload. */
const nameMissingPieces = (): void =>
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { readonly payload?: Error }
    if (!payload) return
    payload.name = "PieceMissing"
    payload.message = `A piece of the page is missing: ${payload.message}`
  })

/**
 * What a tab knows of builds. The machine that asks comes when it is started, and without that after
 * the time between two questions, as a page that nobody touches grows old, too.
 */
export const browserRelease = (
  build: Build | undefined,
  fetch: (address: string, init?: RequestInit) => Promise<Response>,
) => {
  const listeners = new Set<() => void>()
  let isOutdated = false
  let started: Promise<{ send: (event: ReleaseEvent) => void }> | undefined
  const outdated = (is: boolean): void => {
    isOutdated = is
    for (const listener of listeners) listener()
  }
  const start = (): void => {
    if (!build) return
    started ??= import("./release.actor.ts").then(({ startRelease }) =>
      startRelease({ build, fetch, outdated }),
    )
    started.catch(() => (started = undefined))
  }
  nameMissingPieces()
  if (build) {
    const askForFacts = () => fetch(`/builds/meta/${build.id}.json`, { priority: "low" })
    setTimeout(() => void askForFacts().catch(() => {}), META_DELAY_MS)
    setTimeout(start, build.pollMs)
  }

  return {
    release: {
      isOutdated: () => isOutdated,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      tell: (event: ReleaseEvent) => void started?.then((actor) => actor.send(event)),
      isReachable: () =>
        fetch(`/builds/latest.json`, { cache: "no-store" }).then(
          () => true,
          () => false,
        ),
      reloadOnceFor,
    },
    start,
  }
}
