import type { Schema } from "effect"
import { api } from "./api.ts"
import type { Endpoint } from "./endpoint.ts"
import { jsonSchemaOf, namedSchemas } from "./json-schema.ts"
import { PROBLEM_TYPE, problemTypeOf, travelling } from "./problem.ts"
import { problemStatuses, type ProblemTag } from "./problem-statuses.ts"
import { InputRefused } from "./protocol.errors.ts"

type Json = Readonly<Record<string, unknown>>

const KEY_PARAMETER = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  schema: { type: "string", minLength: 8, maxLength: 128 },
}

const asConstraint = (schema: unknown): Schema.Constraint => schema as Schema.Constraint

/** The parameters of a path by their names. */
const fieldsOf = (params: Endpoint["params"]): Readonly<Record<string, unknown>> =>
  params !== undefined && "fields" in params ? { ...(params.fields as object) } : {}

const tagOf = (failure: unknown): ProblemTag =>
  (failure as { readonly identifier: ProblemTag }).identifier

const problemSchema = (failure: unknown): Json => {
  const { properties = {} } = jsonSchemaOf(asConstraint(failure)) as { properties?: Json }
  const members = {
    ...travelling(properties),
    type: { const: problemTypeOf(tagOf(failure)) },
    title: { const: tagOf(failure) },
    status: { const: problemStatuses[tagOf(failure)] },
  }
  return { type: "object", required: Object.keys(members), properties: members }
}

const content = (mediaType: string, schema: unknown) => ({ content: { [mediaType]: { schema } } })

const problemsOf = ({ failures, query, payload }: Endpoint): Json => {
  const all: ReadonlyArray<unknown> = query || payload ? [...failures, InputRefused] : failures
  const byStatus = Map.groupBy(all, (failure) => problemStatuses[tagOf(failure)])
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      String(status),
      {
        description: same.map(tagOf).join(", "),
        ...content(PROBLEM_TYPE, { oneOf: same.map(problemSchema) }),
      },
    ]),
  )
}

const parametersOf = ({ path, params, query, keyed }: Endpoint): ReadonlyArray<Json> => {
  const fields = fieldsOf(params)
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
      name,
      in: "path",
      required: true,
      schema: jsonSchemaOf(asConstraint(fields[name])),
    })),
    ...Object.entries(query?.parameters ?? {}).map(([name, schema]) => ({
      name,
      in: "query",
      schema: jsonSchemaOf(schema),
    })),
    ...(keyed ? [KEY_PARAMETER] : []),
  ]
}

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  parameters: parametersOf(endpoint),
  ...(endpoint.payload && {
    requestBody: {
      required: true,
      ...content("application/json", jsonSchemaOf(asConstraint(endpoint.payload))),
    },
  }),
  ...(endpoint.file && {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        endpoint.file.types.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
      ),
    },
  }),
  responses: {
    [endpoint.status]: {
      description: name,
      ...content("application/json", jsonSchemaOf(asConstraint(endpoint.success))),
    },
    ...problemsOf(endpoint),
  },
})

/** The contract as an OpenAPI 3.1 document. */
export const openApiOf = (): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries(api)) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(name, endpoint)
  }
  return {
    openapi: "3.1.0",
    info: { title: "Singgah", version: "1" },
    paths,
    components: { schemas: namedSchemas() },
  }
}
