/** What a statement may be given: what both databases take as it is. */
export type ParameterValue = string | Uint8Array | null

const element = (value: unknown): string => {
  if (value === null || value === undefined) return "NULL"
  if (Array.isArray(value)) return plain(value)
  return `"${plain(value).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

const plain = (value: unknown): string => {
  if (typeof value === "string") return value
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  if (Array.isArray(value)) return `{${value.map(element).join(",")}}`
  throw new Error(`A statement is given a value that is neither text, number, truth nor list`)
}

/** A value as the text that PostgreSQL reads, the same for every database; bytes stay bytes. */
export const parameterValue = (value: unknown): ParameterValue => {
  if (value === null || value === undefined) return null
  return value instanceof Uint8Array ? value : plain(value)
}
