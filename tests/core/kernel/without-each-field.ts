type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null

const withPart = (value: Json, field: string, part: unknown): unknown =>
  Array.isArray(value) ? value.with(Number(field), part) : { ...value, [field]: part }

/** The same value once for every field anywhere in it, with that field left out. */
export const withoutEachField = (
  value: Json,
): ReadonlyArray<readonly [path: string, rest: unknown]> =>
  Object.entries(value).flatMap(([field, part]) => {
    const { [field]: _, ...rest } = value
    const deeper = isJson(part) ? withoutEachField(part) : []
    const inside = deeper.map(
      ([path, less]) => [`${field}.${path}`, withPart(value, field, less)] as const,
    )
    return Array.isArray(value) ? inside : [[field, rest] as const, ...inside]
  })
