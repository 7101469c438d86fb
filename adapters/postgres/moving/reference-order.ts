import type { Reference } from "./moving.sql.ts"

/** Tables in an order in which each comes after all that it refers to. */
export const inReferenceOrder = (
  tables: ReadonlyArray<string>,
  references: ReadonlyArray<Reference>,
): ReadonlyArray<string> => {
  const placed = new Set<string>()
  while (placed.size < tables.length) {
    const next = tables.filter(
      (table) =>
        !placed.has(table) && references.every(({ of, to }) => of !== table || placed.has(to)),
    )
    if (next.length === 0) throw new Error("Tables refer to each other in a circle")
    for (const table of next) placed.add(table)
  }
  return [...placed]
}
