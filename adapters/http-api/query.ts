import { isReadable } from "#core/kernel/characters.ts"
import type { Issue } from "#core/kernel/issue.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import type { Slug } from "#core/property/property.ts"
import { searchForStay, stayAskedIn, type StayAsked } from "#core/search-request/stay-asked.ts"
import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
import type { ListAsked } from "#core/search/stay-card.ts"
import { MOST_SHARED, slugsIn, writtenSlugs } from "#core/shortlist/shortlist-address.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { Result, Schema } from "effect"
import { inputIssuesOf } from "./input-issues.ts"
import { searchParameters, stayParameters } from "./search-parameters.ts"

/** What an address asks after its question mark: read with every issue listed, and written. */
export interface QueryContract<Value> {
  /** What may be asked, name by name, for those who read the contract. */
  readonly parameters: Readonly<Record<string, Schema.Constraint>>
  readonly read: (asked: URLSearchParams) => {
    readonly value: Value | undefined
    readonly issues: ReadonlyArray<Issue>
  }
  readonly write: (value: Value) => string
}

/** A query whose fields are texts. */
export const textQuery = <Fields extends Record<string, string>>(
  schema: Schema.Codec<Fields, Readonly<Record<string, string>>> & {
    readonly fields: QueryContract<Fields>["parameters"]
  },
): QueryContract<Fields> => ({
  parameters: schema.fields,
  read: (asked) => {
    const read = Schema.decodeUnknownResult(schema, { errors: "all" })(Object.fromEntries(asked))
    return Result.isSuccess(read)
      ? { value: read.success, issues: [] }
      : { value: undefined, issues: inputIssuesOf(read.failure.issue) }
  },
  write: (fields) => new URLSearchParams(fields).toString(),
})

/** The address of the results page, and nothing else, is how a search is asked for. */
export const searchQuery: QueryContract<StaySearch> = {
  parameters: searchParameters,
  read: (asked) => {
    const { search, issues } = searchFromQuery(asked)
    return { value: search, issues }
  },
  write: queryFromSearch,
}

/** Several properties by name, and the stay that they are priced for. */
export type ListQuery = { readonly slugs: ReadonlyArray<Slug>; readonly asked: ListAsked }

/** As many names as are read, each as long as a name may be, with commas between them. */
const LONGEST_LIST = MOST_SHARED * 201

const listIssues = (text: string, slugs: ReadonlyArray<Slug>): ReadonlyArray<Issue> => {
  const refused = (code: string) => [{ path: "stays", code }]
  if (text.length > LONGEST_LIST) return refused("TooLong")
  if (!isReadable(text)) return refused("TextUnreadable")
  const named = new Set(text.split(",").filter((part) => part !== ""))
  return named.size === slugs.length ? [] : refused("UnknownChoice")
}

/** The names of properties, and dates and party as the results page writes them. */
export const listQuery: QueryContract<ListQuery> = {
  parameters: { stays: singleLine(LONGEST_LIST), ...stayParameters },
  read: (asked) => {
    const { search, issues } = searchFromQuery(asked)
    const text = asked.getAll("stays").join(",")
    const slugs = slugsIn(text)
    return {
      value: { slugs, asked: search.criteria },
      issues: [...listIssues(text, slugs), ...issues],
    }
  },
  write: ({ slugs, asked }) =>
    `stays=${writtenSlugs(slugs)}&${queryFromSearch(searchForStay({ ...asked, where: null }))}`,
}

/** The dates, the party and the terms of a search, written as the results page writes them. */
export const stayQueryContract: QueryContract<StayAsked> = {
  parameters: stayParameters,
  read: (asked) => {
    const { search, issues } = searchFromQuery(asked)
    return { value: stayAskedIn(search), issues }
  },
  write: (stay) => queryFromSearch(searchForStay(stay)),
}
