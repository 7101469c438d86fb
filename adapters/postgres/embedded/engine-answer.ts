import { messages, type protocol } from "@electric-sql/pglite"
import { columnTypes } from "../connection/column-types.ts"

/** One message of the engine, as PostgreSQL's protocol has it. */
export type EngineMessage = Parameters<Parameters<protocol.Parser["parse"]>[1]>[0]

/** All messages of the engine in answer to one query. */
export interface EngineAnswer {
  readonly rows: () => ReadonlyArray<unknown>
  readonly command: string
  readonly error: messages.DatabaseError | undefined
  /** The statement was parsed, and can be executed by its name from now on. */
  readonly isParsed: boolean
  /** `I` outside of a transaction, `T` inside of one, `E` in one that failed. */
  readonly status: string
}

type Row = Record<string, unknown>

const rowOf = (
  { fields }: messages.RowDescriptionMessage,
  parsers: ReadonlyArray<(text: string) => unknown>,
  { fields: texts }: messages.DataRowMessage,
): Row => {
  const row: Row = {}
  for (const [at, { name }] of fields.entries()) {
    const text = texts[at] ?? null
    row[name] = text === null ? null : parsers[at]?.(text)
  }
  return row
}

// A text of several statements answers the rows of the last that has any.
const rowsIn = (said: ReadonlyArray<EngineMessage>): ReadonlyArray<Row> => {
  const described = said.findLastIndex((one) => one instanceof messages.RowDescriptionMessage)
  const description = said[described]
  if (!(description instanceof messages.RowDescriptionMessage)) return []
  const parsers = description.fields.map(({ dataTypeID }) =>
    columnTypes.getTypeParser(dataTypeID, "text"),
  )
  return said
    .slice(described)
    .filter((one) => one instanceof messages.DataRowMessage)
    .map((one) => rowOf(description, parsers, one))
}

const isEnd = (one: EngineMessage): one is messages.ReadyForQueryMessage =>
  one instanceof messages.ReadyForQueryMessage

/** The answer that these messages are; null unless they are one answer, whole. */
export const engineAnswerIn = (said: ReadonlyArray<EngineMessage>): EngineAnswer | null => {
  const end = said.at(-1)
  if (end === undefined || !isEnd(end) || said.filter(isEnd).length !== 1) return null
  const error = said.find((one) => one instanceof messages.DatabaseError)
  const done = said.findLast((one) => one instanceof messages.CommandCompleteMessage)
  const isEmpty = said.includes(messages.emptyQuery)
  if (error === undefined && done === undefined && !isEmpty) return null
  return {
    rows: () => rowsIn(said),
    command: done?.text ?? "",
    error,
    isParsed: said.includes(messages.parseComplete),
    status: end.status,
  }
}
