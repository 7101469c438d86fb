/** Things by name, of which only those used last are kept. */
export type RecentlyUsed<Thing> = {
  /** The thing of a name, made where it is not kept. */
  readonly get: (name: string) => Thing
  /** All that are kept, the one used longest ago first. */
  readonly values: () => Iterable<Thing>
}

/** Keeps at most so many things; what was used longest ago is let go of first. */
export const recentlyUsed = <Thing>(
  most: number,
  make: (name: string) => Thing,
): RecentlyUsed<Thing> => {
  const kept = new Map<string, Thing>()
  return {
    get: (name) => {
      const thing = kept.get(name) ?? make(name)
      kept.delete(name)
      kept.set(name, thing)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return thing
    },
    values: () => kept.values(),
  }
}
