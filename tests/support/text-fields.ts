import type { Endpoint } from "#adapters/http-api/endpoint.ts"
import { jsonSchemaOf, namedSchemas } from "#adapters/http-api/json-schema.ts"
import type { Schema } from "effect"

type Json = Readonly<Record<string, unknown>>

/** Where in a call a text stands. */
export type Part = "params" | "query" | "payload"

/** One text that a call may bring, and what the contract says of it. */
export interface TextField {
  readonly call: string
  readonly part: Part
  /** The steps to it from the part; every member of a list is its first. */
  readonly path: ReadonlyArray<string>
  /** How long it may be; null where nothing says so. */
  readonly most: number | null
}

/** One list that a call may bring. */
export interface ListField extends TextField {}

type Found = Pick<TextField, "path" | "most"> & { readonly kind: "text" | "list" }

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

const listed = (value: unknown): ReadonlyArray<Json> =>
  Array.isArray(value) ? value.filter(isObject) : []

const numberIn = (schema: Json, name: string): number | null => {
  const own = schema[name]
  if (typeof own === "number") return own
  const nested = listed(schema["allOf"]).map((part) => numberIn(part, name))
  return nested.find((bound) => bound !== null) ?? null
}

const resolved = (schema: Json): Json => {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined
  const found = name === undefined ? schema : namedSchemas()[name]
  return isObject(found) ? found : schema
}

const isOneOfSome = (schema: Json): boolean => "enum" in schema || "const" in schema

/** Every text and list within a JSON schema; a text that is one of a few is none of them. */
const fieldsIn = (given: Json, path: ReadonlyArray<string>): ReadonlyArray<Found> => {
  const schema = resolved(given)
  if (isOneOfSome(schema)) return []
  if (schema["type"] === "string")
    return [{ kind: "text", path, most: numberIn(schema, "maxLength") }]
  const choices = [...listed(schema["anyOf"]), ...listed(schema["oneOf"])]
  const members = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : []
  const items = [...listed(schema["prefixItems"]).slice(0, 1), ...listed([schema["items"]])].slice(
    0,
    1,
  )
  const list: ReadonlyArray<Found> =
    schema["type"] === "array" ? [{ kind: "list", path, most: numberIn(schema, "maxItems") }] : []
  return [
    ...list,
    ...choices.flatMap((choice) => fieldsIn(choice, path)),
    ...members.flatMap(([name, part]) => (isObject(part) ? fieldsIn(part, [...path, name]) : [])),
    ...items.flatMap((item) => fieldsIn(item, [...path, "0"])),
  ]
}

const schemasOf = ({ params, query, payload }: Endpoint) => [
  ...(params ? [{ part: "params" as const, schema: jsonSchemaOf(params as never), path: [] }] : []),
  ...(payload
    ? [{ part: "payload" as const, schema: jsonSchemaOf(payload as never), path: [] }]
    : []),
  ...Object.entries(query?.parameters ?? {}).map(([name, parameter]) => ({
    part: "query" as const,
    schema: jsonSchemaOf(parameter as Schema.Constraint),
    path: [name],
  })),
]

const foundIn = (
  api: Readonly<Record<string, Endpoint>>,
  kind: Found["kind"],
): ReadonlyArray<TextField> =>
  Object.entries(api).flatMap(([call, endpoint]) =>
    schemasOf(endpoint).flatMap(({ part, schema, path }) =>
      fieldsIn(schema, path)
        .filter((found) => found.kind === kind)
        .map((found) => ({ call, part, path: found.path, most: found.most })),
    ),
  )

/** Every text that any call of a contract takes, found in its schemas. */
export const textFieldsOf = (api: Readonly<Record<string, Endpoint>>): ReadonlyArray<TextField> =>
  foundIn(api, "text")

/** The same for lists. */
export const listFieldsOf = (api: Readonly<Record<string, Endpoint>>): ReadonlyArray<ListField> =>
  foundIn(api, "list")
