import { createHash } from "node:crypto"

/** What happened in one world, line by line, and how often each thing did. */
export type Story = {
  readonly tell: (line: string) => void
  readonly count: (what: string) => void
  readonly lines: () => ReadonlyArray<string>
  readonly counts: ReadonlyMap<string, number>
  /** The same for the same story and for no other. */
  readonly hash: () => string
}

const clockFace = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (part: number): string => `${part}`.padStart(2, "0")
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(":")
}

/** An empty story; each line begins with the time that has passed. */
export const storyAt = (now: () => number): Story => {
  const lines: Array<string> = []
  const counts = new Map<string, number>()
  return {
    tell: (line) => void lines.push(`${clockFace(now())} ${line}`),
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    lines: () => lines,
    counts,
    hash: () => createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16),
  }
}
