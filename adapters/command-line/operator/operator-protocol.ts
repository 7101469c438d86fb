import { Option, Schema } from "effect"
import { join } from "node:path"

/** Commands that a running site does for its operator. */
export const OperatorCommandName = Schema.Literals([
  "inventory",
  "accounts",
  "letters",
  "channels",
  "reviews",
  "backup",
])
export type OperatorCommandName = typeof OperatorCommandName.Type

const bounded = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/**
 * The first line of an operator's command: what to do, and the folder that relative paths are
 * resolved from.
 */
export const OperatorRequest = Schema.Struct({
  command: OperatorCommandName,
  words: Schema.Array(bounded(4096)).check(Schema.isMaxLength(64)),
  folder: bounded(4096),
})
export interface OperatorRequest extends Schema.Schema.Type<typeof OperatorRequest> {}

/** What the site says while it works, and last the exit code. A later line of the operator is Enter. */
export const OperatorAnswer = Schema.Union([
  Schema.Struct({ say: Schema.String }),
  Schema.Struct({ complain: Schema.String }),
  Schema.Struct({ exit: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 255 })) }),
])
export type OperatorAnswer = typeof OperatorAnswer.Type

/** The longest request in characters; the connection of a longer one is closed. */
export const LONGEST_REQUEST = 300_000

const reading = <A>(schema: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownOption(Schema.fromJsonString(schema))
  return (line: string): A | null => Option.getOrNull(decode(line))
}

/** The request on a line; null where there is none. */
export const requestIn = reading(OperatorRequest)

/** The answer on a line; null where there is none. */
export const readOperatorAnswer = reading(OperatorAnswer)

/** Any message as a line. */
export const lineWith = (message: OperatorRequest | OperatorAnswer | { readonly seen: true }) =>
  `${JSON.stringify(message)}\n`

/** Where a running site listens for its operator; systems cut a longer path off. */
export const socketIn = (dataDir: string): string => join(dataDir, "operators.sock")

/** In bytes; macOS allows 103, Linux 107. */
export const LONGEST_SOCKET_PATH = 103
