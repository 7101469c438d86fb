import { jsonSchemaOf, namedSchemas } from "#adapters/http-api/json-schema.ts"
import { Localised } from "#core/kernel/localised.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const localised = { $ref: "#/components/schemas/Localised" }

describe("a schema of ours", () => {
  it("is written as JSON Schema, with its bounds", () => {
    const schema = Schema.Struct({
      name: Schema.String.check(Schema.isMaxLength(40)),
      count: Schema.optionalKey(Schema.Literals(["one", "two"])),
      nothing: Schema.Null,
    })

    expect(jsonSchemaOf(schema)).toMatchObject({
      type: "object",
      properties: {
        name: { type: "string", maxLength: 40 },
        count: { type: "string", enum: ["one", "two"] },
        nothing: { type: "null" },
      },
      required: ["name", "nothing"],
    })
  })

  it("refers to what has a name, wherever it is", () => {
    const schema = Schema.Struct({ title: Localised, notes: Schema.Array(Localised) })

    expect(jsonSchemaOf(schema)).toMatchObject({
      properties: { title: localised, notes: { type: "array", items: localised } },
    })
    expect(jsonSchemaOf(Localised)).toEqual(localised)
  })

  it("says a pattern as one, and keeps a description in words", () => {
    const patterned = Schema.String.check(Schema.isPattern(/^[a-z]+$/))
    const described = Schema.String.annotate({ description: "a name, as a string" })

    expect(JSON.stringify(jsonSchemaOf(patterned))).toContain('"pattern":"^[a-z]+$"')
    expect(JSON.stringify(jsonSchemaOf(patterned))).not.toContain("description")
    expect(jsonSchemaOf(described)).toEqual({
      type: "string",
      description: "a name, as a string",
    })
  })

  it("may have fields called like words of JSON Schema", () => {
    const schema = Schema.Struct({ description: Schema.String, $ref: Schema.Number })

    expect(jsonSchemaOf(schema)).toMatchObject({
      properties: { description: { type: "string" }, $ref: {} },
      required: ["description", "$ref"],
    })
  })
})

describe("the schemas that others refer to", () => {
  it("are written under their names, and refer to each other", () => {
    const named = namedSchemas()

    expect(Object.keys(named)).toEqual(["Localised", "Picture", "Quote"])
    expect(named).toMatchObject({
      Localised: { type: "object", required: ["en", "bm", "cn"] },
      Picture: { properties: { alt: localised } },
      Quote: { type: "object" },
    })
    expect(JSON.stringify(named)).not.toContain("$defs")
  })
})
