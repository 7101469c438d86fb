import { matchesOf } from "#adapters/http-api/matching.ts"
import type { RequestCaller } from "../caller.ts"

/** What stands in the place of each `{name}` of a path. */
export type Params = Readonly<Record<string, string>>

/** Answers with a file of one guest; null where there is none for whoever asks. */
export type AnswerFile = (
  request: Request,
  params: Params,
  caller: RequestCaller,
) => Promise<Response | null>

const FILES = {
  picture: { path: "/api/account/picture/{name}" },
  calendar: { path: "/api/bookings/{id}/stay.ics" },
  receipt: { path: "/api/bookings/{id}/receipt.pdf" },
} as const

export type GuestFile = keyof typeof FILES

/** Every file of one guest, made or read for its owner. They are all read, and never written here. */
export type GuestFiles = Readonly<Record<GuestFile, AnswerFile>>

const isGuestFile = (name: string): name is GuestFile => Object.hasOwn(FILES, name)

/** The file that a path names, with its parameters; null when it names none. */
export const guestFileAt = (pathname: string) => {
  const [match] = matchesOf(FILES, pathname)
  return match && isGuestFile(match.name)
    ? { name: match.name, pattern: match.endpoint.path, params: match.params }
    : null
}
