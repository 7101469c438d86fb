import { Localised } from "#core/kernel/localised.ts"
import { Quote } from "#core/pricing/quote.ts"
import { Picture } from "#core/property/picture.ts"
import { Schema } from "effect"

type Json = Readonly<Record<string, unknown>>

const named = { Localised, Picture, Quote }

const nameOf = new Map(Object.entries(named).map(([name, { ast }]) => [ast as unknown, name]))

const PATTERN = "a string matching the RegExp "

const rewritten = (name: string, part: unknown): readonly [string, unknown] => {
  // Schema says a pattern in the description alone; where it is one, it is written as one.
  if (name === "description" && typeof part === "string" && part.startsWith(PATTERN))
    return ["pattern", part.slice(PATTERN.length)]
  if (name === "$ref" && typeof part === "string")
    return [name, part.replace("#/$defs/", "#/components/schemas/")]
  return [name, inOpenApi(part)]
}

const inOpenApi = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOpenApi)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => rewritten(name, part)))
}

const documentOf = (schema: Schema.Constraint) =>
  Schema.toJsonSchemaDocument(schema, {
    generateDescriptions: true,
    referencePolicy: ({ ast }) => nameOf.get(ast),
  })

/** A schema of ours as JSON Schema 2020-12; what is named is referred to by its name. */
export const jsonSchemaOf = (schema: Schema.Constraint): Json =>
  inOpenApi(documentOf(schema).schema) as Json

/** The schemas that others refer to. */
export const namedSchemas = (): Json =>
  Object.assign(
    {},
    ...Object.values(named).map((schema) => inOpenApi(documentOf(schema).definitions)),
  ) as Json
