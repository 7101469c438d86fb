import { openApiOf } from "#adapters/http-api/openapi.ts"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

type Shape = {
  readonly $ref?: string
  readonly type?: string
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: ReadonlyArray<string>
}
type Body = { readonly content?: Readonly<Record<string, { readonly schema?: Shape }>> }
type Operation = {
  readonly operationId: string
  readonly parameters: ReadonlyArray<{
    readonly name: string
    readonly in: string
    readonly required?: boolean
  }>
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}

/** Every call: its method and path, what it takes, and the fields of its answer; `?` may be missing. */
const calls = readFileSync(new URL("api-calls.table.txt", import.meta.url), "utf8")

const document = openApiOf()
const schemas = (document["components"] as { readonly schemas: Readonly<Record<string, Shape>> })
  .schemas

const fieldsOf = (shape: Shape): string => {
  if (shape.$ref) return fieldsOf(schemas[shape.$ref.split("/").at(-1)!]!)
  if (shape.items) return `list of ${fieldsOf(shape.items)}`
  const fields = Object.keys(shape.properties ?? {})
  return fields.map((name) => (shape.required?.includes(name) ? name : `${name}?`)).join(" ")
}

const contentOf = ({ content = {} }: Body): string => {
  const [[type, { schema = {} }] = ["", {}]] = Object.entries(content)
  return type === "application/json" ? fieldsOf(schema) : type
}

const described = ([path, method, operation]: readonly [string, string, Operation]): string => {
  const { operationId, parameters, requestBody, responses } = operation
  const [[status, answer] = ["", {}]] = Object.entries(responses).filter(([code]) =>
    code.startsWith("2"),
  )
  const asked = parameters.filter((one) => one.in === "query")
  const isKeyed = parameters.some(({ name }) => name === "Idempotency-Key")
  return [
    `${operationId}: ${method} ${path}${isKeyed ? ", with a key" : ""}`,
    ...(asked.length === 0
      ? []
      : [`  ? ${asked.map(({ name, required }) => (required ? `${name}!` : name)).join(" ")}`]),
    ...(requestBody ? [`  < ${contentOf(requestBody)}`] : []),
    `  > ${status} ${contentOf(answer)}`.trimEnd(),
  ].join("\n")
}

const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Operation>>>>

it("every call takes and answers these fields, and no others", () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [path, method, operation] as const),
  )

  expect(operations.map(described).join("\n")).toBe(calls.trim())
})
