/** A page whose code is missing is loaded fully once; again only when so long has passed. */
export const RELOAD_PAUSE_MS = 10_000

/** When each path was last reloaded for missing code, in milliseconds since 1970. */
export type Reloads = Readonly<Record<string, number>>

/** True when reloading this path now cannot be a loop. A clock that was set back forbids nothing. */
export const mayReload = (reloads: Reloads, path: string, now: number): boolean => {
  const last = reloads[path]
  return last === undefined || now - last >= RELOAD_PAUSE_MS || now < last
}

/** The reloads that still count, with this one among them. */
export const withReload = (reloads: Reloads, path: string, now: number): Reloads => ({
  ...Object.fromEntries(Object.entries(reloads).filter(([, at]) => now - at < RELOAD_PAUSE_MS)),
  [path]: now,
})
