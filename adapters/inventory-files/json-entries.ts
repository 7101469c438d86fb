import type { TextPieces } from "./reading.ts"

/** The JSON of one entry, and the line of the file on which it begins. */
export type JsonEntry = { readonly line: number; readonly json: string }

async function* linesOf(text: TextPieces): AsyncGenerator<string> {
  let rest = ""
  for await (const piece of text) {
    const lines = (rest + piece).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
  yield rest
}

type Lines = { readonly line: number; readonly lines: ReadonlyArray<string> }

/** Of a line without spaces at its end. */
const isInside = (line: string): boolean => line === "" || /^\s/.test(line)

const entryOf = ({ line, lines }: Lines): JsonEntry => ({ line, json: lines.join("\n").trim() })

/**
 * The entries of a file, each on one line or on several: those begin with a line `{` and end with a
 * line `}`, and what is between is indented. Any other line ends an entry that is not finished, so
 * that a missing `}` spoils one entry alone. Empty lines between entries are passed over.
 */
export async function* jsonEntries(text: TextPieces): AsyncGenerator<JsonEntry> {
  let line = 0
  let open: (Lines & { readonly lines: Array<string> }) | null = null
  for await (const written of linesOf(text)) {
    line += 1
    const here = written.replace(/^\uFEFF/, "").trimEnd()
    if (open !== null && isInside(here)) {
      open.lines.push(here)
      continue
    }
    if (open !== null) {
      const isLast = here === "}"
      yield entryOf(isLast ? { ...open, lines: [...open.lines, here] } : open)
      open = null
      if (isLast) continue
    }
    if (here === "{") open = { line, lines: [here] }
    else if (here !== "") yield entryOf({ line, lines: [here] })
  }
  if (open !== null) yield entryOf(open)
}
