import type { Issue } from "#core/kernel/issue.ts"
import { SchemaIssue } from "effect"

const CODE = /^[A-Z][A-Za-z]+$/

const leafCodes: Record<SchemaIssue.Leaf["_tag"], string> = {
  InvalidType: "WrongType",
  InvalidValue: "Invalid",
  MissingKey: "Missing",
  UnexpectedKey: "Unexpected",
  Forbidden: "Forbidden",
  OneOf: "Ambiguous",
}

const checkCodes: Readonly<Record<string, string>> = {
  isBetween: "OutOfRange",
  isGreaterThanOrEqualTo: "OutOfRange",
  isLessThanOrEqualTo: "OutOfRange",
  isInt: "NotWhole",
  isPattern: "WrongFormat",
  isMinLength: "TooShort",
  isMaxLength: "TooLong",
}

// A rule of core names its code itself; a rule of Schema is named by its kind.
const ownCodeOf = (words: string | undefined): string | undefined =>
  words !== undefined && CODE.test(words) ? words : undefined

const innermost = (issue: SchemaIssue.Issue): SchemaIssue.Issue =>
  issue._tag === "Pointer" ? innermost(issue.issue) : issue

const kindOf = (filter: SchemaIssue.Filter["filter"]): string => {
  const named = filter.annotations as { representation?: { id?: string } } | undefined
  return named?.representation?.id?.split("/").at(-1) ?? ""
}

const flattened = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (leaf) => ownCodeOf(SchemaIssue.defaultLeafHook(leaf)) ?? leafCodes[leaf._tag],
  checkHook: ({ filter, issue }) => {
    const inner = innermost(issue)
    const own = inner._tag === "InvalidValue" ? SchemaIssue.defaultLeafHook(inner) : undefined
    return ownCodeOf(own) ?? checkCodes[kindOf(filter)] ?? "Invalid"
  },
})

/** Every field that is wrong, with a code that is a translation key and never the value itself. */
export const inputIssuesOf = (issue: SchemaIssue.Issue): ReadonlyArray<Issue> =>
  flattened(issue).issues.map(({ path = [], message }) => ({
    path: path.map((step) => String(typeof step === "object" ? step.key : step)).join("."),
    // A value that is none of a few choices comes with a sentence of Schema's own.
    code: ownCodeOf(message) ?? "InvalidValue",
  }))
