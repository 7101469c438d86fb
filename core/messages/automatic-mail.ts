/** A line of a mail's head, as its provider brings it. */
export type MailHeader = { readonly Name: string; readonly Value: string }

const PERSONS = /^no(?:[\s;(]|$)/i
const PROGRAMS = /^(?:bulk|auto_reply)$/i
const NOBODY = /^(?:<\s*>)?$/

/** What a line says of who wrote, by its name in small letters; others say nothing. */
const isAutomaticBy: Readonly<Record<string, (value: string) => boolean>> = {
  "auto-submitted": (value) => !PERSONS.test(value),
  precedence: (value) => PROGRAMS.test(value),
  "return-path": (value) => NOBODY.test(value),
}

/**
 * True for a mail that a program wrote: an absence notice, a receipt, a mail that could not be
 * delivered (RFC 3834: `Auto-Submitted` other than `no`, no return path; older programs say
 * `Precedence: bulk` or `auto_reply`).
 */
export const isAutomatic = (headers: ReadonlyArray<MailHeader>): boolean =>
  headers.some(({ Name, Value }) => isAutomaticBy[Name.toLowerCase()]?.(Value.trim()) ?? false)
