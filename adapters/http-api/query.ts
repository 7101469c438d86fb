import type { Issue } from "#core/kernel/issue.ts"
import { searchForStay, stayAskedIn, type StayAsked } from "#core/search-request/stay-asked.ts"
import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
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

/** The dates, the party and the terms of a search, written as the results page writes them. */
export const stayQueryContract: QueryContract<StayAsked> = {
  parameters: stayParameters,
  read: (asked) => {
    const { search, issues } = searchFromQuery(asked)
    return { value: stayAskedIn(search), issues }
  },
  write: (stay) => queryFromSearch(searchForStay(stay)),
}
