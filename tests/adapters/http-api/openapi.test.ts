import { openApiOf } from "#adapters/http-api/openapi.ts"
import { describe, expect, it } from "vitest"

type Body = { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }
type Operation = {
  readonly operationId: string
  readonly parameters: ReadonlyArray<unknown>
  readonly requestBody?: Body & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
}

const document = openApiOf()
const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const operation = (method: string, path: string): Operation => paths[path]![method]!

const ofBooking = {
  type: "string",
  pattern: "^[0-9a-hjkmnp-tv-z]{26}$",
  minLength: 26,
  maxLength: 26,
}

it("the contract says its version, and what its schemas are called", () => {
  expect(document).toMatchObject({
    openapi: "3.1.0",
    info: { title: "Singgah", version: "1" },
  })
  expect(Object.keys((document["components"] as { schemas: object }).schemas)).toEqual([
    "Localised",
    "Picture",
    "Quote",
  ])
})

describe("a described call", () => {
  it("lists the steps of its path that have a name, what is asked and the key that it needs", () => {
    const key = {
      name: "Idempotency-Key",
      in: "header",
      required: true,
      schema: { type: "string", minLength: 8, maxLength: 128 },
    }

    expect(operation("post", "/api/bookings/{id}/settlement").parameters).toEqual([
      { name: "id", in: "path", required: true, schema: ofBooking },
      key,
    ])
    expect(operation("get", "/api/suggestions").parameters).toEqual([
      { name: "text", in: "query", schema: { type: "string", maxLength: 100 } },
    ])
    expect(operation("get", "/api/home").parameters).toEqual([])
  })

  it("says what JSON it takes", () => {
    expect(operation("post", "/api/bookings/{id}/address/proof").requestBody).toMatchObject({
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { code: { type: "string", maxLength: 40 } },
            required: ["code"],
          },
        },
      },
    })
  })

  it("says what files it takes", () => {
    const bytes = { schema: { type: "string", format: "binary" } }

    expect(operation("put", "/api/account/picture").requestBody).toEqual({
      required: true,
      content: { "image/jpeg": bytes, "image/png": bytes, "image/webp": bytes },
    })
  })

  it("takes no body where it is given nothing", () => {
    expect(operation("post", "/api/session/end")).not.toHaveProperty("requestBody")
    expect(operation("get", "/api/home")).not.toHaveProperty("requestBody")
  })

  it("says what a success is, under its status", () => {
    expect(operation("post", "/api/bookings/{id}/address/proof").responses["200"]).toMatchObject({
      description: "proveAddress",
      content: {
        "application/json": { schema: { properties: { proved: { enum: [true] } } } },
      },
    })
    expect(Object.keys(operation("post", "/api/inquiries/files").responses)).toContain("201")
  })
})

describe("a described refusal", () => {
  it("is a problem with its type, its title and its status", () => {
    expect(operation("post", "/api/bookings/{id}/settlement").responses["409"]).toEqual({
      description: "KeyReused",
      content: {
        "application/problem+json": {
          schema: {
            oneOf: [
              {
                type: "object",
                required: ["_tag", "type", "title", "status"],
                properties: {
                  _tag: { type: "string", enum: ["KeyReused"] },
                  type: { const: "/problems/key-reused" },
                  title: { const: "KeyReused" },
                  status: { const: 409 },
                },
              },
            ],
          },
        },
      },
    })
  })

  it("is listed beside the others of its status, with its own fields", () => {
    const { description, content } = operation("post", "/api/bookings/{id}/release").responses[
      "409"
    ]!

    expect(description).toBe("StepRefused, KeyReused")
    expect(content["application/problem+json"]?.schema).toMatchObject({
      oneOf: [
        { properties: { standing: {}, status: { const: 409 } } },
        { properties: { _tag: { enum: ["KeyReused"] } } },
      ],
    })
  })

  it("of an input is there where something is asked or given, and nowhere else", () => {
    const statuses = (method: string, path: string) =>
      Object.keys(operation(method, path).responses)

    expect(operation("get", "/api/suggestions").responses["400"]?.description).toBe("InputRefused")
    expect(operation("post", "/api/session").responses["400"]?.description).toBe("InputRefused")
    expect(statuses("get", "/api/home")).toEqual(["200", "503"])
    expect(statuses("post", "/api/session/end")).toEqual(["200", "503"])
  })
})

describe("a described text", () => {
  it("refers to what is described once", () => {
    const { schema } = operation("get", "/api/home").responses["200"]!.content["application/json"]!

    expect(schema).toMatchObject({
      properties: {
        specialOffers: {
          items: { properties: { name: { $ref: "#/components/schemas/Localised" } } },
        },
      },
    })
  })

  it("says its pattern where it has one, and no sentence about it", () => {
    const [slug] = operation("get", "/api/properties/{slug}").parameters

    expect(JSON.stringify(slug)).toContain('"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"')
    expect(JSON.stringify(document)).not.toContain("a string matching the RegExp")
  })
})
