import { keepsComing, type Crowd } from "#tests/reliability/crash/crash-guest.ts"
import { judging, type Judge } from "#tests/reliability/crash/crash-rounds.ts"
import { postFrom } from "#tests/reliability/crash/mailbox-post.ts"
import { nothingTold, toldByNow } from "#tests/reliability/crash/promised-stays.ts"
import type { Kept } from "#tests/reliability/own-store.ts"
import { join } from "node:path"

/** Guests of a site with several servers, and what they were told. */
export type Coming = {
  readonly crowd: Crowd
  /** Promises that were broken so far. */
  readonly broken: ReadonlyArray<string>
  /** Nobody comes any more; resolves once those who are there have left. */
  readonly end: () => Promise<void>
  /** Holds what is kept against what guests were told. */
  readonly judge: (look: () => Promise<Kept>) => Promise<number>
}

export type ComingPlan = {
  readonly address: string
  readonly guests: number
  readonly seed: number
  /** The folders of the servers, each with a mailbox. */
  readonly folders: ReadonlyArray<string>
  readonly say: (line: string) => void
}

/** Lets so many guests at a time come, one after the other, until they are told to end. */
export const guestsComing = ({ address, guests, seed, folders, say }: ComingPlan): Coming => {
  const posts = folders.map((folder) => postFrom(join(folder, "mailbox")))
  const broken: Array<string> = []
  const note = (how: unknown): void => {
    const words = how instanceof Error ? (how.stack ?? how.message) : String(how)
    say(words)
    broken.push(words)
  }
  const told = nothingTold()
  const crowd: Crowd = {
    address,
    seed,
    told,
    linkTo: (booking) => posts.map(({ linkTo }) => linkTo(booking)).find((link) => link),
    broken: note,
    counts: { calls: 0, unanswered: 0, booked: 0, cancelled: 0 },
  }
  const judge: Judge = judging(() => new Map(posts.flatMap(({ arrived }) => [...arrived()])))
  let [number, isOver] = [0, false]
  const visits = Array.from({ length: guests }, () =>
    keepsComing(
      crowd,
      () => (number += 1),
      () => isOver,
    ),
  )
  return {
    crowd,
    broken,
    end: async () => {
      isOver = true
      await Promise.all(visits)
    },
    judge: async (look) => {
      const before = toldByNow(told)
      const { seen } = await look().then((kept) => judge(kept, before))
      return seen.records.length
    },
  }
}
