import { numbering } from "#core/kernel/numbering.ts"
import type { Packing } from "../http-server/files/accepted-encoding.ts"
import type { ReadyAnswer } from "../http-server/ready-answer.ts"
import type { OwnScripts } from "../http-server/own-scripts.ts"
import type { PageQuestion } from "./page-questions.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** A page as it was drawn once, to be given to everybody who asks for the same. */
export type KeptPage = {
  readonly text: Bytes
  readonly etag: string
  /** The `Link` header for its first picture; null without one. */
  readonly link: string | null
  readonly contentType: string
  readonly own: OwnScripts
  /** All that it shows of the inventory: with the same answers it would be drawn the same. */
  readonly asked: ReadonlyArray<PageQuestion>
  readonly packed: Map<Packing, Promise<Bytes>>
  /** Whole answers with it, by how it is packed and whether the guest has it already. */
  readonly ready: Map<string, Promise<ReadyAnswer>>
}

/** Packed twice, a page weighs about half as much again, in bytes. */
const weightOfPage = ({ text }: KeptPage): number => text.byteLength * 1.5

/**
 * Pages or answers, each with the version of what it shows. Those asked for longest ago go first when
 * together they weigh more than the limit, in bytes.
 */
export const keptByVersion = <Page>(limit: number, weightOf: (page: Page) => number) => {
  const pages = new Map<string, { readonly page: Page; readonly version: number }>()
  // A version itself would weigh more than all pages.
  const numberOf = numbering()
  let weight = 0

  const forget = (key: string): void => {
    const known = pages.get(key)
    if (known === undefined) return
    pages.delete(key)
    weight -= weightOf(known.page)
  }

  return {
    /** The page under this key, of whichever version. */
    last: (key: string): Page | null => pages.get(key)?.page ?? null,
    /** The page under this key where it shows this version. */
    find: (now: object, key: string): Page | null => {
      const known = pages.get(key)
      if (known === undefined || known.version !== numberOf(now)) return null
      pages.delete(key)
      pages.set(key, known)
      return known.page
    },
    keep: (now: object, key: string, page: Page): void => {
      forget(key)
      pages.set(key, { page, version: numberOf(now) })
      weight += weightOf(page)
      for (const oldest of pages.keys()) {
        if (weight <= limit) return
        forget(oldest)
      }
    },
    weight: () => weight,
  }
}

/** What is kept, each with the version of what it shows. */
export type KeptByVersion<Page> = ReturnType<typeof keptByVersion<Page>>

/** Kept pages; `limit` in bytes. */
export const keptPages = (limit: number): KeptByVersion<KeptPage> =>
  keptByVersion(limit, weightOfPage)
