import { SchemaIssue } from "effect"

/** What the rules of core say in codes and patterns, in words for the operator. */
const words: Readonly<Record<string, string>> = {
  NotADate: "is not a date such as 2026-12-24",
  NotARateChange: 'is neither a change such as "+30%" or "-10%", from -90% to +500%, nor whole sen',
  "Expected a string matching the RegExp \\S": "is empty",
  "Expected a string matching the RegExp ^[a-z0-9]+(?:-[a-z0-9]+)*$":
    "has other characters than a to z, 0 to 9 and single hyphens between them",
  "Expected a string matching the RegExp ^[a-z0-9][a-z0-9-]{0,39}$":
    "is not 1 to 40 characters of a to z, 0 to 9 and hyphens",
  "Expected an integer": "is not a whole number",
}

const leafWords: SchemaIssue.LeafHook = (issue) => {
  if (issue._tag === "MissingKey") return "is missing"
  if (issue._tag === "UnexpectedKey") return "is not a field here"
  return SchemaIssue.defaultLeafHook(issue)
}

const format = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook: leafWords })

/** Why a value is no property, one reason for each part of it that is wrong. */
export const importReasonsOf = (issue: SchemaIssue.Issue): ReadonlyArray<string> =>
  format(issue).issues.map(({ path = [], message }) => {
    const where = path.map((step) => String(typeof step === "object" ? step.key : step)).join(".")
    const said = message.replaceAll(/\s+/g, " ")
    return `${where === "" ? "the line" : where}: ${words[said] ?? said}`
  })
