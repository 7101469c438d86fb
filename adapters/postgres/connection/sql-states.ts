/** Why PostgreSQL refused, such as `23505` for a key that is taken; undefined without an answer. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code))
    ? String(error.code)
    : undefined

const SERIALISATION_FAILED = "40001"
const DEADLOCK = "40P01"
const SERVER_SHUTTING_DOWN = "57P01"
const SERVER_CRASHED = "57P02"
const SERVER_STARTING = "57P03"

const PASSING = [
  SERIALISATION_FAILED,
  DEADLOCK,
  SERVER_SHUTTING_DOWN,
  SERVER_CRASHED,
  SERVER_STARTING,
]

// Connection trouble, too few resources, interference of an operator, a failing disk.
const TROUBLE_CLASSES = ["08", "53", "57", "58", "55", "40"]

/** True when the database is in trouble; false when it was asked something that cannot be. */
export const isTrouble = (error: unknown): boolean => {
  const state = sqlStateOf(error)
  return state === undefined || TROUBLE_CLASSES.includes(state.slice(0, 2))
}

// A pooler that loses the server in the middle, or finds none, answers with a state of this class.
const CONNECTION_LOST = "08"

const DISK_FULL = "53100"
const DISK_FAILED = "58030"

/** True when the disk did not take what was to be written, or did not give what was to be read. */
export const isRefusedByDisk = (error: unknown): boolean =>
  [DISK_FULL, DISK_FAILED].includes(sqlStateOf(error) ?? "")

/** True when the database did not answer in time: what became of the question is unknown. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout"

/** True when nothing was kept and asking again is likely to help. */
export const isPassing = (error: unknown): boolean => {
  if (isSilence(error)) return false
  const state = sqlStateOf(error)
  return state === undefined || PASSING.includes(state) || state.startsWith(CONNECTION_LOST)
}

const UNDEFINED_TABLE = "42P01"
const UNDEFINED_COLUMN = "42703"
const UNDEFINED_FUNCTION = "42883"

/** True when the database lacks what a statement names, as a replica does before it has replayed a migration. */
export const lacksSchema = (error: unknown): boolean =>
  [UNDEFINED_TABLE, UNDEFINED_COLUMN, UNDEFINED_FUNCTION].includes(sqlStateOf(error) ?? "")

const NETWORK_FAILED = /^E(?!RR_)/
const BROKEN_OFF = /terminated|timeout/i

/**
 * True if the database could not be reached or is temporarily unavailable; false if it rejected the
 * query.
 */
export const isAway = (error: unknown): boolean => {
  if (sqlStateOf(error) !== undefined) return isTrouble(error)
  if (!(error instanceof Error)) return false
  return (
    ("code" in error && NETWORK_FAILED.test(String(error.code))) || BROKEN_OFF.test(error.message)
  )
}
