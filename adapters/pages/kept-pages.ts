import type { Packing } from "../http-server/files/accepted-encoding.ts"
import type { ReadyAnswer } from "../http-server/ready-answer.ts"
import type { OwnScripts } from "../http-server/own-scripts.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** A page as it was drawn once, to be given to everybody who asks for the same. */
export type KeptPage = {
  readonly text: Bytes
  readonly etag: string
  readonly contentType: string
  readonly own: OwnScripts
  readonly packed: Map<Packing, Promise<Bytes>>
  /** Whole answers with it, by how it is packed and whether the guest has it already. */
  readonly ready: Map<string, Promise<ReadyAnswer>>
}

/** Packed twice, a page weighs about half as much again. */
const weightOf = ({ text }: KeptPage): number => text.byteLength * 1.5

/**
 * Pages of one version of what they show: with the next version all are forgotten, and those asked
 * for longest ago go first when together they weigh more than the limit, in bytes.
 */
export const keptPages = (limit: number) => {
  const pages = new Map<string, KeptPage>()
  let version: object | undefined
  let weight = 0

  const forget = (key: string): void => {
    const page = pages.get(key)
    if (page === undefined) return
    pages.delete(key)
    weight -= weightOf(page)
  }

  return {
    /** Whether there is a page under this key, of whichever version. */
    has: (key: string): boolean => pages.has(key),
    /** The page under this key where it was drawn from this version. */
    find: (now: object, key: string): KeptPage | null => {
      const page = now === version ? pages.get(key) : undefined
      if (page === undefined) return null
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep: (now: object, key: string, page: KeptPage): void => {
      if (now !== version) {
        pages.clear()
        ;[version, weight] = [now, 0]
      }
      forget(key)
      pages.set(key, page)
      weight += weightOf(page)
      for (const oldest of pages.keys()) {
        if (weight <= limit) return
        forget(oldest)
      }
    },
    weight: () => weight,
  }
}
