import { Schema } from "effect"

/** Nobody could tell in which country a visitor is. */
export class CountryUnknown extends Schema.TaggedError<CountryUnknown>()("CountryUnknown", {}) {}
