import { appendFileSync, existsSync, readFileSync } from "node:fs"

/** What a test file writes down while it runs; one line of a file each. */
export type Note =
  | { readonly kind: "noticed"; readonly mutant: string; readonly test: string }
  | { readonly kind: "passed"; readonly mutant: string }
  /** A test that says nothing of mutants: it fails without any, or when it runs a second time. */
  | { readonly kind: "unsound"; readonly test: string; readonly reason: string }
  /** Mutants that a file reached: while it was read, and in its tests. */
  | {
      readonly kind: "reached"
      readonly once: ReadonlyArray<string>
      readonly inTests: ReadonlyArray<string>
    }

/** What all notes come to. */
export interface Judged {
  readonly noticed: ReadonlySet<string>
  /** How many tests passed with a mutant. */
  readonly passed: ReadonlyMap<string, number>
  readonly once: ReadonlySet<string>
  readonly inTests: ReadonlySet<string>
  readonly unsound: ReadonlyArray<string>
}

/** Adds a note to a file that several processes add to. */
export const writeNote = (file: string, note: Note): void =>
  appendFileSync(file, `${JSON.stringify(note)}\n`)

const readNotes = (file: string): ReadonlyArray<Note> =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Note)
    : []

/** What the notes in a file say so far. */
export const judged = (file: string): Judged => {
  const notes = readNotes(file)
  const passed = new Map<string, number>()
  for (const note of notes)
    if (note.kind === "passed") passed.set(note.mutant, (passed.get(note.mutant) ?? 0) + 1)
  const reached = notes.filter((note) => note.kind === "reached")
  return {
    noticed: new Set(notes.flatMap((note) => (note.kind === "noticed" ? [note.mutant] : []))),
    passed,
    once: new Set(reached.flatMap(({ once }) => once)),
    inTests: new Set(reached.flatMap(({ inTests }) => inTests)),
    unsound: notes.flatMap((note) =>
      note.kind === "unsound" ? [`${note.test}: ${note.reason}`] : [],
    ),
  }
}
