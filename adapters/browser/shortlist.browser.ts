import type { Slug } from "#core/property/property.ts"
import { joined, marked } from "#core/shortlist/shortlist.rules.ts"
import type { Shortlist, ShortlistMark } from "#core/shortlist/shortlist.ts"

const KEY = "shortlist"

const isMark = (value: unknown): value is ShortlistMark => {
  const { slug, saved, at } = (value ?? {}) as Partial<Record<keyof ShortlistMark, unknown>>
  return typeof slug === "string" && typeof saved === "boolean" && Number.isSafeInteger(at)
}

const read = (): Shortlist => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return Array.isArray(kept) ? joined([], kept.filter(isMark)) : []
  } catch {
    // A browser that keeps nothing, or something else's text: nothing is saved then.
    return []
  }
}

const write = (marks: Shortlist): void => {
  try {
    if (marks.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(marks))
  } catch {
    // Storage is full or forbidden: the stays stay saved until the tab is closed.
  }
}

type Listener = () => void

const listeners = () => {
  const all = new Set<Listener>()
  return {
    add: (listener: Listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    call: () => {
      for (const listener of all) listener()
    },
  }
}

/** The stays saved on this device, the same in all its tabs. */
export const browserShortlist = (now: () => number) => {
  const [changes, marks] = [listeners(), listeners()]
  let kept = read()
  const keep = (list: Shortlist): void => {
    kept = list
    write(list)
    changes.call()
  }
  addEventListener("storage", ({ key }) => {
    if (key !== KEY && key !== null) return
    kept = read()
    changes.call()
  })
  return {
    read: () => kept,
    subscribe: changes.add,
    mark: (slug: Slug, saved: boolean): void => {
      keep(marked(joined(kept, read()), slug, saved, now()))
      marks.call()
    },
    /** Calls back after each mark that the guest makes in this tab. */
    onMark: marks.add,
    join: (others: Shortlist) => keep(joined(joined(kept, read()), others)),
    forget: () => keep([]),
  }
}

/** What a device keeps of a shortlist. */
export type DeviceShortlist = ReturnType<typeof browserShortlist>
