import { problemStatuses, type ProblemTag } from "./problem-statuses.ts"

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = "application/problem+json"

/** The stable name of a kind of problem: `/problems/sold-out`. */
export const problemTypeOf = (tag: ProblemTag): string =>
  `/problems/${tag.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`

// RFC 9457 keeps the member `status` for itself: a failure's own travels under another name.
const OWN_STATUS = "standing"

type Fields = Readonly<Record<string, unknown>>

/** A failure's fields as they travel. */
export const travelling = ({ status, ...fields }: Fields): Fields =>
  status === undefined ? fields : { ...fields, [OWN_STATUS]: status }

/** The fields of a failure that has travelled. */
export const arrived = ({ [OWN_STATUS]: status, ...fields }: Fields): Fields =>
  status === undefined ? fields : { ...fields, status }

/** A failure as RFC 9457 writes it, with the failure's own fields; it has no text for guests. */
export const problemOf = (failure: { readonly _tag: ProblemTag }) => ({
  ...travelling({ ...failure }),
  type: problemTypeOf(failure._tag),
  title: failure._tag,
  status: problemStatuses[failure._tag],
})
